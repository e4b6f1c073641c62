import { lazy, Suspense, useState } from 'react'
import type { PersonStanding, ProgramStanding } from '@contract/modules/commission/incentive-standing'
import { ProgramWords } from '@/features/incentives/standing/program-words'
import { ProposeButton } from '@/features/incentives/standing/propose-button'
import { useStandingColumns } from '@/features/incentives/standing/use-standing-columns'
import { usePhrases } from '@/shared/i18n/use-phrases'
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
