import { lazy, Suspense, useState } from 'react'
import type { PersonStanding, ProgramStanding } from '@contract/modules/commission/incentive-standing'
import { grantActions } from '@/features/incentives/incentives.api'
import { ProgramWords } from '@/features/incentives/standing/program-words'
import { useStandingColumns } from '@/features/incentives/standing/use-standing-columns'
import { Can } from '@/shared/access/can'
import { CommandConfirm } from '@/shared/command/command-confirm'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Button } from '@/shared/ui/button'
import { Card } from '@/shared/ui/card'
import { Table } from '@/shared/ui/table'

const PersonDialog = lazy(() =>
  import('@/features/incentives/standing/person-dialog').then(file => ({ default: file.PersonDialog })),
)

/** A program with everyone whose standing one may see; each leads to the sales behind it. */
export function ProgramCard({ standing }: { standing: ProgramStanding }) {
  const t = usePhrases('incentives')
  const [shown, setShown] = useState<PersonStanding | null>(null)
  const { program, people } = standing
  const columns = useStandingColumns(program, setShown)
  return (
    <Card
      title={<bdi>{program.name}</bdi>}
      text={<ProgramWords program={program} />}
      actions={<ProposeButton standing={standing} />}
      flush
    >
      {people.length === 0 ? (
        <p className="text-muted card-body mb-0">{t('standing.nobody')}</p>
      ) : (
        <Table caption={program.name} columns={columns} rows={people} rowKey={({ seller_id }) => seller_id} />
      )}
      {shown && (
        <Suspense>
          <PersonDialog program={program} person={shown} onClose={() => setShown(null)} />
        </Suspense>
      )}
    </Card>
  )
}

/** Drafts for all who reached a tier, once the program has ended. */
function ProposeButton({ standing: { program, people } }: { standing: ProgramStanding }) {
  const t = usePhrases('incentives')
  const [isAsking, setAsking] = useState(false)
  const isLeft = people.some(({ tier, grant, is_own }) => tier !== null && grant === null && !is_own)
  if (!program.has_ended || !isLeft) return null
  return (
    <Can code="commission.incentive_grant.create">
      <Button icon="award" onClick={() => setAsking(true)}>
        {t('propose.open')}
      </Button>
      {isAsking && (
        <CommandConfirm
          command={grantActions.propose}
          call={{ body: { program_id: program.id } }}
          title={t('propose.title', { name: program.name })}
          confirmLabel={t('propose.submit')}
          done={t('propose.done')}
          onClose={() => setAsking(false)}
        >
          {t('propose.text')}
        </CommandConfirm>
      )}
    </Can>
  )
}
