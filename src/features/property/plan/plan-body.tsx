import { useSearchParams } from 'react-router-dom'
import { useGetPlannedProjectsQuery } from '@/features/property/plan/plan.api'
import { ProjectPlan } from '@/features/property/plan/project-plan'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { LoadFailed } from '@/shared/resource/load-failed'
import { useOpenedRecord } from '@/shared/resource/use-opened-record'
import { Card } from '@/shared/ui/card'
import { EmptyState } from '@/shared/ui/empty-state'
import { Field } from '@/shared/ui/field'
import { Select } from '@/shared/ui/select'
import { Skeleton } from '@/shared/ui/skeleton'

/** In the place of the list: a project, and the plan of it. Both stand in the address. */
export function PlanBody() {
  const t = usePhrases('holds')
  const [params, setParams] = useSearchParams()
  const { opened, open } = useOpenedRecord()
  const { data: projects, error, isFetching, refetch } = useGetPlannedProjectsQuery()
  if (error && !projects)
    return <LoadFailed error={error} isBusy={isFetching} onRetry={() => void refetch()} />
  if (!projects) return <Skeleton shape="rows" lines={8} />
  const chosen = projects.find(project => project.id === params.get('plan')) ?? projects[0]
  if (!chosen) return <EmptyState icon="houses" title={t('plan.empty')} />
  const handleProject = (id: string) =>
    setParams(
      before => {
        before.set('plan', id)
        return before
      },
      { replace: true },
    )
  return (
    <Card>
      <div className="stack">
        <Field label={t('plan.project')}>
          <Select
            value={chosen.id}
            onChange={event => handleProject(event.target.value)}
            options={projects.map(({ id, name, available, units }) => ({
              value: id,
              label: `${name} (${available}/${units})`,
            }))}
          />
        </Field>
        <ProjectPlan key={chosen.id} project={chosen} opened={opened} onOpen={id => open(id)} />
      </div>
    </Card>
  )
}
