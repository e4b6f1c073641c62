import { useState } from 'react'
import { oneOf } from '@contract/kernel/one-of'
import { useGetPlannedProjectsQuery } from '@/features/property/plan/plan.api'
import { plannedProject } from '@/features/property/plan/planned-project'
import { ProjectPlan } from '@/features/property/plan/project-plan'
import { withFilter } from '@/shared/grid/filters/filter-model'
import { usePhrases } from '@/shared/i18n/use-phrases'
import type { PointedRow } from '@/shared/resource/list-beside'
import type { ListModel } from '@/shared/resource/list-model'
import { AnswerWait } from '@/shared/resource/answer-wait'
import { EmptyState } from '@/shared/ui/empty-state'
import { Field } from '@/shared/ui/field'
import { Select } from '@/shared/ui/select'

export type PlanBodyProps = { list: ListModel; pointed: PointedRow }

/** A project as it stands on its land or floor by floor. Choosing one narrows the list, so that both show the same. */
export function PlanBody({ list, pointed }: PlanBodyProps) {
  const t = usePhrases('holds')
  const { data: projects, ...answer } = useGetPlannedProjectsQuery()
  const [looked, setLooked] = useState<string | null>(null)
  const { filter } = list.address
  // A row of another project brings the plan with it; what is pointed at in the plan leaves it where it is.
  const [row, setRow] = useState(pointed.row)
  if (pointed.row !== row) {
    setRow(pointed.row)
    if (pointed.row) setLooked(String(pointed.row['project_id']))
  }

  if (!projects) return <AnswerWait answer={answer} shape="rows" lines={8} />
  const chosen = plannedProject(projects, filter, looked)
  if (!chosen) return <EmptyState icon="houses" title={t('plan.empty')} />
  const handleProject = (id: string) => {
    setLooked(id)
    list.change({ filter: withFilter(filter, 'project_id', oneOf(id)) })
  }
  return (
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
      <ProjectPlan key={chosen.id} project={chosen} list={list} pointed={pointed} />
    </div>
  )
}
