import type { ProgramStanding } from '@contract/modules/commission/incentive-standing'
import { useGetStandingQuery } from '@/features/incentives/incentives.api'
import { OwnStanding } from '@/features/incentives/standing/own-standing'
import { ProgramCard } from '@/features/incentives/standing/program-card'
import { Can } from '@/shared/access/can'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Answer } from '@/shared/record/answer'
import { ButtonLink } from '@/shared/ui/button-link'
import { Card } from '@/shared/ui/card'
import { EmptyState } from '@/shared/ui/empty-state'
import { PageHeader } from '@/shared/ui/page-header'
import { Skeleton } from '@/shared/ui/skeleton'

/** Where one stands oneself, a card a program; below it the others that one may see. */
export function StandingScreen() {
  const t = usePhrases('incentives')
  const answer = useGetStandingQuery()
  return (
    <>
      <PageHeader text={t('standing.text')} actions={<Links />} />
      <Answer answer={answer} wait={<Skeleton shape="rows" lines={8} />}>
        {standings =>
          standings.length === 0 ? (
            <Card>
              <EmptyState icon="award" title={t('standing.empty')}>
                {t('standing.empty_text')}
              </EmptyState>
            </Card>
          ) : (
            <div className="stack">{standings.map(each => shown(each))}</div>
          )
        }
      </Answer>
    </>
  )
}

function shown(standing: ProgramStanding) {
  const own = standing.people.find(({ is_own }) => is_own)
  const isAlone = own !== undefined && standing.people.length === 1
  return (
    <div key={standing.program.id} className="stack">
      {own && <OwnStanding program={standing.program} person={own} />}
      {!isAlone && <ProgramCard standing={standing} />}
    </div>
  )
}

function Links() {
  const t = usePhrases('incentives')
  return (
    <>
      <Can code="commission.incentive.edit">
        <ButtonLink to="/commission/incentive-programs">{t('standing.programs')}</ButtonLink>
      </Can>
      <Can code="commission.incentive_grant.create">
        <ButtonLink to="/commission/incentive-grants">{t('standing.grants')}</ButtonLink>
      </Can>
    </>
  )
}
