import { useEffect, useMemo, useRef } from 'react'
import { MOST_PLANNED, type PlannedProject } from '@contract/modules/property/plan.views'
import { PlanCell } from '@/features/property/plan/plan-cell'
import { planGroups, type PlanGroup, type PlanLine } from '@/features/property/plan/plan-groups'
import { PlanLegend } from '@/features/property/plan/plan-legend'
import { PlanPointer } from '@/features/property/plan/plan-pointer'
import { useGetPlanQuery } from '@/features/property/plan/plan.api'
import { usePlanMoves } from '@/features/property/plan/use-plan-moves'
import '@/features/property/plan/plan.scss'
import { usePhrases } from '@/shared/i18n/use-phrases'
import type { PointedRow } from '@/shared/resource/list-beside'
import type { ListModel } from '@/shared/resource/list-model'
import { AnswerWait } from '@/shared/resource/answer-wait'
import { EmptyState } from '@/shared/ui/empty-state'

export type ProjectPlanProps = {
  project: Pick<PlannedProject, 'id' | 'name'>
  list: ListModel
  pointed: PointedRow
}

/** A subdivision by its blocks, a house by its floors; one stop for Tab, arrows move from unit to unit. */
export function ProjectPlan({ project, list, pointed }: ProjectPlanProps) {
  const t = usePhrases('holds')
  // While other filters are asked for, the plan of before stands: it is of the same project.
  const plan = useGetPlanQuery({ id: project.id, ...list.narrowing })
  const { data: units, ...answer } = plan
  const groups = useMemo(() => planGroups(units ?? []), [units])
  const area = useRef<HTMLDivElement>(null)
  const moves = usePlanMoves(area, list, pointed)
  const { id: current, row, isBeside } = pointed
  const hasUnits = units !== undefined

  useEffect(() => {
    if (!isBeside || !row || !hasUnits) return
    const cells = area.current?.querySelectorAll<HTMLElement>('[data-unit]') ?? []
    const cell = [...cells].find(one => one.dataset['unit'] === row.id)
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [isBeside, row, hasUnits])

  if (!units) return <AnswerWait answer={answer} shape="rows" lines={8} />
  if (units.length === 0) return <EmptyState icon="houses" title={t('plan.empty')} />
  const isKnown = units.some(unit => unit.id === moves.stop)
  const first = isKnown ? moves.stop : (groups[0]?.lines[0]?.units[0]?.id ?? null)

  const groupName = ({ tower, phase }: PlanGroup) =>
    tower !== null ? t('plan.tower', { tower }) : phase === null ? null : t('plan.phase', { phase })
  const lineName = ({ floor, block }: PlanLine) =>
    floor !== null
      ? t('plan.floor', { floor })
      : block === null
        ? t('plan.elsewhere')
        : t('plan.block', { block })
  return (
    <section
      className="plan"
      aria-label={t('plan.label', { project: project.name })}
      aria-busy={answer.isFetching}
    >
      <PlanLegend units={units} />
      {isBeside && (
        <PlanPointer unit={units.find(unit => unit.id === current)} onOpen={id => moves.open(id)} />
      )}
      <p className="text-muted plan-help">{t('plan.help')}</p>
      {units.length === MOST_PLANNED && <p>{t('plan.beyond', { count: MOST_PLANNED })}</p>}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the cells are buttons, heard here at once */}
      <div
        ref={area}
        className="plan-area"
        onClick={moves.handleClick}
        onDoubleClick={moves.handleDoubleClick}
        onKeyDown={moves.handleKey}
      >
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
                    {line.places.map((unit, index) =>
                      unit ? (
                        <PlanCell
                          key={unit.id}
                          unit={unit}
                          isStop={unit.id === first}
                          isCurrent={unit.id === current}
                        />
                      ) : (
                        <span key={index} className="plan-gap" aria-hidden="true" />
                      ),
                    )}
                  </div>
                </div>
              ))}
            </div>
          </section>
        ))}
      </div>
    </section>
  )
}
