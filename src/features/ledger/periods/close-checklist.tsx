import { Link } from 'react-router-dom'
import { formatAmount } from '@contract/kernel/money'
import type { CloseFinding } from '@contract/modules/accounting/close-check.rules'
import { useGetCloseChecklistQuery } from '@/features/ledger/ledger.api'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { AnswerWait } from '@/shared/resource/answer-wait'
import '@/features/ledger/ledger.scss'
import { listPath } from '@/shared/resource/list-path'
import { Badge, type Tone } from '@/shared/ui/badge'

/** What stands in the way of closing a month; each line leads to the rows that it is about. */
export function CloseChecklist({ periodId }: { periodId: string }) {
  const t = usePhrases('ledger')
  const { currentData: data, ...answer } = useGetCloseChecklistQuery(periodId)
  return (
    <section className="form-stack">
      <h3 className="section-title">{t('checklist.title')}</h3>
      {!data && <AnswerWait answer={answer} lines={6} />}
      {data && (
        <ul className="close-checklist" aria-busy={answer.isFetching || undefined}>
          {data.checks.map(finding => (
            <CloseFindingRow key={finding.check} finding={finding} />
          ))}
        </ul>
      )}
    </section>
  )
}

const TONES: Record<CloseFinding['state'], Tone> = { passed: 'success', warns: 'warning', blocks: 'danger' }

/** One check of a month: what it looks at, what it found, and the way to the rows. */
function CloseFindingRow({ finding }: { finding: CloseFinding }) {
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
