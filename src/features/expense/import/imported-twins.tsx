import { Link } from 'react-router-dom'
import { sheetRow } from '@contract/kernel/record-calls'
import type { ExpenseImportAnswer } from '@contract/modules/accounting/expense-import'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Banner } from '@/shared/ui/banner'

const SHOWN = 20

/** Rows whose invoice is there already, or twice in the file: told before anything is written. */
export function ImportedTwins({ answer }: { answer: ExpenseImportAnswer }) {
  const t = usePhrases('expense')
  const formats = useFormats()
  const { twins } = answer
  if (twins.length === 0) return null
  return (
    <Banner tone="warning" title={t('import.twins')}>
      <p className="mb-1">{t('import.twins_text')}</p>
      <ul className="list-unstyled mb-0">
        {twins.slice(0, SHOWN).map(({ row, invoice, kept, reference }) => (
          <li key={row}>
            {t('import.row', { row: sheetRow(row), invoice })}{' '}
            {kept ? (
              <Link to={`/expense/transaction?record=${kept.id}`} target="_blank" className="record-link">
                <bdi>{kept.number ?? t('checks.draft_of', { payee: kept.payee_name })}</bdi>
              </Link>
            ) : (
              t('import.in_file', { reference: reference ?? '' })
            )}
          </li>
        ))}
      </ul>
      {twins.length > SHOWN && <Ltr>+{formats.figure(twins.length - SHOWN)}</Ltr>}
    </Banner>
  )
}
