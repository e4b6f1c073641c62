import { useCommandSaleMutation, type SaleCommand } from '@/features/sales/sales.api'
import { sales } from '@/features/sales/sales-lists.api'
import type { FormSchema } from '@/shared/form/schema-resolver'
import { usePortalForm, type PortalForm, type PortalFormOptions } from '@/shared/form/use-portal-form'
import { success } from '@/shared/notify/notification.slice'
import { useAppDispatch } from '@/shared/store/hooks'

export type CommandedSale = { id: string; row_version: number }

type SaleCommandOptions<Values extends object> = {
  sale: CommandedSale
  command: SaleCommand
  schema: FormSchema<Values>
  defaultValues: PortalFormOptions<Values>['defaultValues']
  /** Said when it is done. */
  done: string
  onDone: () => void
}

/** A form that does one thing to a sale, once the server has said yes. */
export function useSaleCommand<Values extends object>(
  options: SaleCommandOptions<Values>,
): PortalForm<Values> {
  const { sale, command, schema, defaultValues, done, onDone } = options
  const dispatch = useAppDispatch()
  const [send] = useCommandSaleMutation()
  return usePortalForm<Values>({
    schema,
    defaultValues,
    onSubmit: async values => {
      await send({ id: sale.id, row_version: sale.row_version, command, body: values }).unwrap()
      dispatch(success(done))
      onDone()
    },
    onStale: () => dispatch(sales.wentStale(sale.id)),
  })
}
