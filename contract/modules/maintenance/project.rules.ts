import { checkOrder, type BrokenRule } from '@contract/kernel/broken-rule'

type Project = { lts_no: string | null; lts_date: string | null; turnover_date: string | null }

/** A licence to sell is known by its number, and nothing is turned over before it could be sold. */
export function checkProject(project: Project): BrokenRule[] {
  return [
    ...(project.lts_date !== null && project.lts_no === null
      ? [{ path: 'lts_no', code: 'licence_no_needed' }]
      : []),
    ...checkOrder(project, 'lts_date', 'turnover_date', 'turnover_before_licence'),
  ]
}
