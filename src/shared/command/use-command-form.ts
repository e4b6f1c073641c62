import { z } from 'zod'
import type { PortalCommand } from '@/shared/command/create-command-api'
import { useStaleTags } from '@/shared/command/use-stale-tags'
import type { FormSchema } from '@/shared/form/schema-resolver'
import {
  usePortalForm,
  type FormValues,
  type PortalForm,
  type PortalFormOptions,
} from '@/shared/form/use-portal-form'
import { success } from '@/shared/notify/notification.slice'
import { useAppDispatch } from '@/shared/store/hooks'

export type CommandFormOptions<Values extends FormValues, Answer> = Pick<
  PortalFormOptions<Values>,
  'defaultValues'
> & {
  /** None where the command is on a list, and without a version where it asks for none. */
  record?: { id: string; row_version?: number } | undefined
  /** What the path of the command names besides the record. */
  ids?: Record<string, string> | undefined
  /** Where what is typed is not what is sent: how it is checked, and what is sent of it. */
  schema?: FormSchema<Values>
  toBody?: (values: Values) => unknown
  /** What is said once the server has done it. */
  done: (answer: Answer) => string
  onDone: (answer: Answer) => void
}

/** What a form sends of any command. */
type FormCall = { record?: object; ids?: object; body?: unknown }

/** The form of a command: checked by its body, sent with the version that was seen, said when done. */
export function useCommandForm<Values extends FormValues, Answer>(
  command: PortalCommand<never, Answer>,
  {
    record,
    ids,
    schema,
    toBody = values => values,
    defaultValues,
    done,
    onDone,
  }: CommandFormOptions<Values, Answer>,
): PortalForm<Values> {
  const dispatch = useAppDispatch()
  const [run] = (command as PortalCommand<FormCall, Answer>).useMutation()
  const goStale = useStaleTags(command)
  return usePortalForm<Values>({
    schema: schema ?? ((command.body ?? z.strictObject({})) as FormSchema<Values>),
    defaultValues,
    onSubmit: async values => {
      const answer = await run({
        ...(record && { record }),
        ...(ids && { ids }),
        ...(command.body && { body: toBody(values) }),
      }).unwrap()
      dispatch(success(done(answer)))
      onDone(answer)
    },
    ...(record && { onStale: () => goStale(record.id) }),
  })
}
