import { useNavigate } from 'react-router-dom'
import { StepButtons } from '@/shared/record/step-buttons'
import { useListAround } from '@/shared/record/use-list-around'
import { keepPlace, type RecordOrigin } from '@/shared/resource/record-origin'

export type PageStepperProps = {
  /** Where the list's rows come from. */
  url: string
  id: string
  origin: RecordOrigin
  pagePath: (id: string) => string
}

/** Keys go to the page unless something lies over it. */
const isOnPage = (target: Element) =>
  target.closest('[role=dialog], [role=menu], [role=tablist], [role=grid]') === null &&
  document.querySelector('[role=dialog]') === null

/** To the record before and after in the list that the page was opened from; the way back stays that list. */
export function PageStepper({ url, id, origin, pagePath }: PageStepperProps) {
  const navigate = useNavigate()
  const around = useListAround({ url, id, origin })
  const handleStep = (to: string) => {
    const place = around.place + (to === around.next ? 1 : -1)
    keepPlace({ key: origin.key, place })
    void navigate(pagePath(to), { replace: true, state: { origin: { ...origin, place } } })
  }
  return <StepButtons neighbours={around} onStep={handleStep} isWithin={isOnPage} />
}
