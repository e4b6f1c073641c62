import type { TransactionReason } from '@contract/modules/commission/transaction-reason'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'

const SAID = ['open', 'lock', 'hold', 'let_go'] as const
type KnownVerb = (typeof SAID)[number]
const isSaid = (verb: string): verb is KnownVerb => (SAID as readonly string[]).includes(verb)

/** What happened to the tranche of a share, the newest first. */
export function TrancheEvents({ events }: Pick<TransactionReason, 'events'>) {
  const t = usePhrases('commission-transactions')
  const formats = useFormats()
  if (events.length === 0) return null
  return (
    <section className="form-stack">
      <h3 className="section-title">{t('why.history')}</h3>
      <ul className="list-unstyled mb-0">
        {events.map(({ at, verb, by, reason }) => (
          <li key={at}>
            {isSaid(verb) ? t(`events.${verb}`) : verb} · <bdi>{by ?? t('events.by_system')}</bdi> ·{' '}
            <Ltr>{formats.instant(at)}</Ltr>
            {reason && <bdi className="text-muted d-block">{reason}</bdi>}
          </li>
        ))}
      </ul>
    </section>
  )
}
