import { useSearchParams } from 'react-router-dom'
import { conditionsOf, parseFilter } from '@/shared/grid/filters/filter-model'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Button } from '@/shared/ui/button'

/** List or plan: the plan begins with the project that the list is filtered by, where it is one. */
export function PlanToggle() {
  const t = usePhrases('holds')
  const [params, setParams] = useSearchParams()
  const isPlan = params.has('plan')
  const handleClick = () =>
    setParams(before => {
      if (isPlan) before.delete('plan')
      else before.set('plan', filteredProject(before.get('filter')) ?? '')
      return before
    })
  return (
    <Button icon={isPlan ? 'list' : 'columns-gap'} onClick={handleClick}>
      {t(isPlan ? 'plan.list' : 'plan.title')}
    </Button>
  )
}

function filteredProject(filter: string | null): string | null {
  const project = parseFilter(filter ?? '')['project_id']
  const [condition] = project ? conditionsOf(project) : []
  const [only, ...others] = condition?.filterType === 'set' ? condition.values : []
  return typeof only === 'string' && others.length === 0 ? only : null
}
