import { useSearchParams } from 'react-router-dom'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Button } from '@/shared/ui/button'

/** Whether the plan is shown; the address keeps it, and a saved view does. */
export function PlanToggle() {
  const t = usePhrases('holds')
  const [params, setParams] = useSearchParams()
  const isPlan = params.get('beside') === 'plan'
  const handleClick = () =>
    setParams(before => {
      if (isPlan) before.delete('beside')
      else before.set('beside', 'plan')
      return before
    })
  return (
    <Button icon="columns-gap" aria-pressed={isPlan} onClick={handleClick}>
      {t('plan.title')}
    </Button>
  )
}
