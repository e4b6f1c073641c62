import { z } from 'zod'
import type { DefaultValues, FieldValues } from 'react-hook-form'
import type { PortalCommand } from '@/shared/command/create-command-api'
import type { FormSchema } from '@/shared/form/schema-resolver'
import { usePortalForm, type PortalForm } from '@/shared/form/use-portal-form'
import { api } from '@/shared/http/api'
import { idTag, listTag } from '@/shared/http/tags'
import { success } from '@/shared/notify/notification.slice'
import type { Version } from '@/shared/resource/resource-types'
import { useAppDispatch } from '@/shared/store/hooks'

export type CommandFormOptions<Values extends FieldValues, Answer> = {
  record: Version
  defaultValues: DefaultValues<Values>
  /** What is said once the server has done it. */
  done: (answer: Answer) => string
  onDone: (answer: Answer) => void
}

type RecordCommand<Values, Answer> =
  PortalCommand<{ record: Version; body: Values }, Answer> | PortalCommand<{ record: Version }, Answer>

/** The form of a command on a record: checked by its body, sent with the version that was seen, said when done. */
export function useCommandForm<Values extends FieldValues, Answer>(
  command: RecordCommand<Values, Answer>,
  { record, defaultValues, done, onDone }: CommandFormOptions<Values, Answer>,
): PortalForm<Values> {
  const dispatch = useAppDispatch()
  const [run] = (command as PortalCommand<{ record: Version; body?: Values }, Answer>).useMutation()
  const [resource = ''] = command.key.split('.')
  return usePortalForm<Values>({
    schema: (command.body ?? z.strictObject({})) as FormSchema<Values>,
    defaultValues,
    onSubmit: async values => {
      const answer = await run({ record, ...(command.body && { body: values }) }).unwrap()
      dispatch(success(done(answer)))
      onDone(answer)
    },
    onStale: () => {
      const tagged = api.enhanceEndpoints({ addTagTypes: [resource] })
      dispatch(tagged.util.invalidateTags([listTag(resource), idTag(resource, record.id)]))
    },
  })
}
