import { QuoteMaker } from '@/features/property/quote/quote-maker'
import { useGetQuotesOfQuery, useGetQuotingQuery } from '@/features/property/quote/quotes.api'
import { SavedQuote } from '@/features/property/quote/saved-quote'
import '@/features/property/quote/quote.scss'
import { useCan } from '@/shared/access/use-can'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { AnswerWait } from '@/shared/resource/answer-wait'
import { LoadFailed } from '@/shared/resource/load-failed'

export type UnitQuotesProps = { unit: { id: string } }

/** The computation sheet of a unit: tried, kept, printed and sent. */
export function UnitQuotes({ unit }: UnitQuotesProps) {
  const t = usePhrases('quote')
  const can = useCan()
  const maySee = can('sales.record.view')
  const quoting = useGetQuotingQuery(unit.id)
  const saved = useGetQuotesOfQuery(unit.id, { skip: !maySee })
  if (quoting.error || !quoting.currentData) return <AnswerWait answer={quoting} lines={8} />
  const { status } = quoting.currentData
  const maySave = can('sales.record.create') && (status === 'available' || status === 'on_hold')
  return (
    <div className="stack">
      <QuoteMaker key={unit.id} quoting={quoting.currentData} maySave={maySave} />
      {maySee && (
        <section>
          <h3 className="quote-saved-title">{t('saved.title')}</h3>
          {saved.error && (
            <LoadFailed error={saved.error} isBusy={saved.isFetching} onRetry={() => void saved.refetch()} />
          )}
          {saved.currentData?.length === 0 && <p className="text-muted">{t('saved.empty')}</p>}
          <ul className="saved-quotes">
            {saved.currentData?.map(quote => (
              <SavedQuote key={quote.id} quote={quote} mayShare={can('sales.record.create')} />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
