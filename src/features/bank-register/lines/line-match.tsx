import { Link } from 'react-router-dom'
import type { BankLine, LedgerCandidate } from '@contract/modules/accounting/bank-register'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { EntryLink } from '@/shared/posting/entry-link'
import { Badge } from '@/shared/ui/badge'

/** The entries that a line of the bank is, or may be. */
export function LineMatch({ line }: { line: BankLine }) {
  const t = usePhrases('bank-register')
  const formats = useFormats()
  const entry = ({ id, entry_id, number, entry_date, memo }: LedgerCandidate) => (
    <div key={id}>
      <EntryLink id={entry_id} number={number} />{' '}
      <span className="text-nowrap">
        <Ltr>{formats.date(entry_date)}</Ltr>
      </span>
      <div className="text-muted small">
        <bdi>{memo}</bdi>
      </div>
    </div>
  )
  if (line.matched.length > 0) return <>{line.matched.map(entry)}</>
  if (line.manual_entry_id)
    return (
      <Link to={`/accounting/manual-entries?record=${line.manual_entry_id}`} className="record-link">
        {t('drafted')}
      </Link>
    )
  if (!line.suggestion) return <span className="text-muted">{t('no_suggestion')}</span>
  return (
    <>
      <Badge tone={line.suggestion.is_sure ? 'success' : 'neutral'}>
        {t(line.suggestion.is_sure ? 'sure' : 'possible')}
      </Badge>
      {entry(line.suggestion.line)}
    </>
  )
}
