import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { StaleDialog } from '@/shared/record/stale-dialog'
import type { ListModel } from '@/shared/resource/list-model'
import type { ResourceRow } from '@/shared/resource/resource-types'
import type { StaleCell } from '@/shared/resource/use-inline-edit'

export type StaleCellDialogProps = { list: ListModel; stale: StaleCell }

/** Both versions of a record that was changed in the list and elsewhere at once. */
export function StaleCellDialog({ list, stale }: StaleCellDialogProps) {
  const formats = useFormats()
  const shared = usePhrases('shared')
  const { theirs } = stale
  const { columns, words, api } = list
  const fields = columns.map(({ id }) => id).filter(id => api.resource.fields[id]?.changeable)
  const changer = theirs['updated_by_label']
  return (
    <StaleDialog
      key={theirs.row_version}
      versions={stale}
      fields={fields}
      labelOf={words.fieldLabel}
      show={(field, value, version) =>
        columns.find(({ id }) => id === field)?.text({ ...version, [field]: value } as ResourceRow)
      }
      changedBy={
        typeof changer === 'string'
          ? { name: changer, time: formats.longDate(String(theirs['updated_at'])) }
          : undefined
      }
      back={shared('cancel')}
      onDecide={stale.decide}
      onCancel={() => stale.decide(null)}
    />
  )
}
