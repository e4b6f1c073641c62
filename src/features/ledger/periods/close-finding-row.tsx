import { Link } from 'react-router-dom'
import { formatAmount } from '@contract/kernel/money'
import type { CloseFinding } from '@contract/modules/accounting/close-check.rules'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { listPath } from '@/shared/resource/list-path'
import { Badge, type Tone } from '@/shared/ui/badge'

const TONES: Record<CloseFinding['state'], Tone> = { passed: 'success', warns: 'warning', blocks: 'danger' }

/** One check of a month: what it looks at, what it found, and the way to the rows. */
export function CloseFindingRow({ finding }: { finding: CloseFinding }) {
  const t = usePhrases('ledger')
  const { check, state, count, books, documents, example, rows } = finding
  const isWrong = state !== 'passed'
  const details = [
    books !== null &&
      documents !== null &&
      t('checklist.books_of', { books: formatAmount(books), documents: formatAmount(documents) }),
    isWrong && books === null && t('checklist.count', { count }),
    isWrong && example !== null && t('checklist.example', { number: example }),
  ].filter(text => text !== false)
  return (
    <li className="close-finding">
      <div>
        <div>{t(isWrong ? `checklist.wrong.${check}` : `checklist.check.${check}`)}</div>
        {details.length > 0 && <div className="text-muted small">{details.join(' · ')}</div>}
        {isWrong && rows && (
          <Link to={listPath(rows.path, { filter: rows.filter })} className="record-link small">
            {t('checklist.show')}
          </Link>
        )}
      </div>
      <Badge tone={TONES[state]} dot>
        {t(`checklist.${state}`)}
      </Badge>
    </li>
  )
}
