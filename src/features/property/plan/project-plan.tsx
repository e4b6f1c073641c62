import { useMemo, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'
import { MOST_PLANNED, type PlannedProject } from '@contract/modules/property/plan.views'
import { isPlanArrow, nearestCell } from '@/features/property/plan/nearest-cell'
import { PlanCell } from '@/features/property/plan/plan-cell'
import { planGroups, type PlanGroup, type PlanLine } from '@/features/property/plan/plan-groups'
import { PlanLegend } from '@/features/property/plan/plan-legend'
import { useGetPlanQuery } from '@/features/property/plan/plan.api'
import '@/features/property/plan/plan.scss'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { LoadFailed } from '@/shared/resource/load-failed'
import { EmptyState } from '@/shared/ui/empty-state'
import { Skeleton } from '@/shared/ui/skeleton'

export type ProjectPlanProps = {
  project: Pick<PlannedProject, 'id' | 'name'>
  opened: string | null
  onOpen: (id: string) => void
}

const cellOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-unit]') : null

/** A subdivision by its blocks, a house by its floors; one stop for Tab, arrows move from unit to unit. */
export function ProjectPlan({ project, opened, onOpen }: ProjectPlanProps) {
  const t = usePhrases('holds')
  const { currentData: units, error, isFetching, refetch } = useGetPlanQuery(project.id)
  const groups = useMemo(() => planGroups(units ?? []), [units])
  const [stop, setStop] = useState<string | null>(null)
  const area = useRef<HTMLDivElement>(null)

  if (error && !units) return <LoadFailed error={error} isBusy={isFetching} onRetry={() => void refetch()} />
  if (!units) return <Skeleton shape="rows" lines={8} />
  if (units.length === 0) return <EmptyState icon="houses" title={t('plan.empty')} />
  const isKnown = units.some(unit => unit.id === stop)
  const first = isKnown ? stop : (groups[0]?.lines[0]?.units[0]?.id ?? null)

  const handleClick = (event: MouseEvent) => {
    const id = cellOf(event.target)?.dataset['unit']
    if (!id) return
    setStop(id)
    onOpen(id)
  }
  const handleKey = (event: KeyboardEvent) => {
    const cell = cellOf(event.target)
    if (!cell || !isPlanArrow(event.key)) return
    event.preventDefault()
    const cells = [...(area.current?.querySelectorAll<HTMLElement>('[data-unit]') ?? [])]
    const spots = cells.map(each => each.getBoundingClientRect())
    const next = cells[nearestCell(cell.getBoundingClientRect(), spots, event.key)]
    if (!next) return
    setStop(next.dataset['unit'] ?? null)
    next.focus()
  }
  const groupName = ({ tower, phase }: PlanGroup) =>
    tower !== null ? t('plan.tower', { tower }) : phase === null ? null : t('plan.phase', { phase })
  const lineName = ({ floor, block }: PlanLine) =>
    floor !== null
      ? t('plan.floor', { floor })
      : block === null
        ? t('plan.elsewhere')
        : t('plan.block', { block })
  return (
    <div className="plan">
      <PlanLegend units={units} />
      <p className="text-muted plan-help">{t('plan.help')}</p>
      {units.length === MOST_PLANNED && <p>{t('plan.beyond', { count: MOST_PLANNED })}</p>}
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions -- the cells are buttons, heard here at once */}
      <div ref={area} className="plan-area" onClick={handleClick} onKeyDown={handleKey}>
        {groups.map(group => (
          <section key={group.key} className={group.tower === null ? 'plan-site' : 'plan-stack'}>
            {groupName(group) && <h3>{groupName(group)}</h3>}
            <div className="plan-lines">
              {group.lines.map(line => (
                <div key={line.key} className="plan-line" role="group" aria-label={lineName(line)}>
                  <span className="plan-line-name" aria-hidden="true">
                    {lineName(line)}
                  </span>
                  <div className="plan-cells">
                    {line.units.map(unit => (
                      <PlanCell
                        key={unit.id}
                        unit={unit}
                        isStop={unit.id === first}
                        isOpen={unit.id === opened}
                      />
                    ))}
                  </div>
                </div>
              ))}
            </div>
          </section>
        ))}
      </div>
    </div>
  )
}
