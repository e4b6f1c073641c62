import type { Receivables } from '@contract/modules/collection/receivables'
import { Can } from '@/shared/access/can'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { SaveButton } from '@/shared/record/save-button'

const URL = '/api/v1/collection/receivables'

/** What the screen shows, as a PDF and as a workbook. */
export function AgingFiles({ asOf }: { asOf: string }) {
  const t = usePhrases('collection')
  const file = t('receivables.file', { on: asOf })
  return (
    <Can code="collection.receivable.export">
      <SaveButton icon="printer" url={`${URL}/paper?as_of=${asOf}`} name={file}>
        {t('receivables.pdf')}
      </SaveButton>
      <SaveButton url={`${URL}/export?as_of=${asOf}`} kind="xlsx" name={file}>
        {t('receivables.workbook')}
      </SaveButton>
    </Can>
  )
}

export type ReminderLetterProps = { row: Receivables['rows'][number]; asOf: string }

/** For a developer of whom something is past due. */
export function ReminderLetter({ row, asOf }: ReminderLetterProps) {
  const t = usePhrases('collection')
  if (row.statements.every(({ days }) => days <= 0)) return null
  const asked = new URLSearchParams({ as_of: asOf, developer_id: row.developer_id }).toString()
  return (
    <Can code="collection.receivable.export">
      <div>
        <SaveButton
          size="sm"
          icon="printer"
          url={`${URL}/letter.pdf?${asked}`}
          name={t('receivables.letter.file', { name: row.developer_name, on: asOf })}
        >
          {t('receivables.letter.open')}
        </SaveButton>
      </div>
    </Can>
  )
}
