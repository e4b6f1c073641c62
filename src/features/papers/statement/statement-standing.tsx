import type { OpenedStatement } from '@contract/modules/commission/statement-link'
import { pesoAmount } from '@contract/kernel/money'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Banner } from '@/shared/ui/banner'

const STATES = {
  sent: 'info',
  acknowledged: 'success',
  disputed: 'warning',
  partly_collected: 'info',
  collected: 'success',
} as const

/** Where it stands now, and what was said by this link. */
export function StatementStanding({ opened }: { opened: OpenedStatement }) {
  const t = usePhrases('papers')
  const formats = useFormats()
  const { answered, lines, may } = opened
  const status = opened.status in STATES ? (opened.status as keyof typeof STATES) : 'sent'
  const nameOf = (no: number) => {
    const line = lines.find(each => each.no === no)
    return line ? `${line.unit_code}, ${t('statement.tranche', { seq: line.seq })}` : ''
  }
  return (
    <>
      <Banner tone={STATES[status]} role="status">
        {t(`statement.state.${status}`, { paid: pesoAmount(opened.settled_amount) })}
        {may.length === 0 && !answered && <> {t('statement.closed_to_answers')}</>}
      </Banner>
      {answered && (
        <section className="link-stand-in">
          <p>
            {t(answered.disputed.length > 0 ? 'statement.was_disputed' : 'statement.was_acknowledged', {
              name: answered.by,
              date: formats.longDate(answered.at),
            })}
          </p>
          {answered.disputed.length > 0 && (
            <ul>
              {answered.disputed.map(({ no, reason }) => (
                <li key={no}>
                  <bdi>{nameOf(no)}</bdi>: <span dir="auto">{reason}</span>
                </li>
              ))}
            </ul>
          )}
        </section>
      )}
    </>
  )
}
