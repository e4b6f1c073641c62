import { Link } from 'react-router-dom'
import type { PersonStanding, ProgramStanding } from '@contract/modules/commission/incentive-standing'
import { CountedSales } from '@/features/incentives/counted-sales'
import '@/features/incentives/incentives.scss'
import { ProgramWords } from '@/features/incentives/standing/program-words'
import { pesos, useMeasure, useNextWords } from '@/features/incentives/use-measure'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Card } from '@/shared/ui/card'

export type OwnStandingProps = { program: ProgramStanding['program']; person: PersonStanding }

/** One card: what is missing to the next money, and what was reached so far. */
export function OwnStanding({ program, person }: OwnStandingProps) {
  const t = usePhrases('incentives')
  const measure = useMeasure()
  const { sales } = person
  return (
    <Card title={<bdi>{program.name}</bdi>} text={<ProgramWords program={program} />}>
      <p className="incentive-next">
        <bdi>{useHeadline({ program, person })}</bdi>
      </p>
      <p className="text-muted mb-0">
        <bdi>{t('own.sold', { sold: measure(program.metric, person.counted) })}</bdi>
        <StandingNote program={program} person={person} />
      </p>
      {sales.length > 0 && (
        <details className="incentive-sales">
          <summary>{t('own.sales')}</summary>
          <CountedSales metric={program.metric} sales={sales} />
        </details>
      )}
    </Card>
  )
}

function useHeadline({ program, person }: OwnStandingProps): string {
  const t = usePhrases('incentives')
  const next = useNextWords()
  const amount = pesos(person.amount)
  if (program.has_ended)
    return person.tier === null ? t('own.ended_missed') : t('own.ended_reached', { amount })
  return person.next ? next('own', program.metric, person.next) : t('own.top', { amount })
}

function StandingNote({ program, person }: OwnStandingProps) {
  const t = usePhrases('incentives')
  const { grant, tier, next } = person
  if (grant?.status === 'approved')
    return (
      <>
        {' · '}
        <Link to={`/commission/incentive-grants?record=${grant.id}`} className="record-link">
          {t('own.granted')}
        </Link>
      </>
    )
  const note = grant
    ? t('own.waiting')
    : tier !== null && next && !program.has_ended
      ? t('own.reached', { amount: pesos(person.amount) })
      : null
  return note && <> · {note}</>
}
