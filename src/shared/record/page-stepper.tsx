import { useNavigate } from 'react-router-dom'
import type { RecordApi } from '@/shared/record/record-panel.types'
import { StepButtons } from '@/shared/record/step-buttons'
import { useListAround } from '@/shared/record/use-list-around'
import { keepPlace, type RecordOrigin } from '@/shared/resource/record-origin'

export type PageStepperProps = {
  api: Pick<RecordApi, 'url' | 'lookAhead'>
  id: string
  origin: RecordOrigin
  pagePath: (id: string) => string
}

/** Keys go to the page unless something lies over it. */
const isOnPage = (target: Element) =>
  target.closest('[role=dialog], [role=menu], [role=tablist], [role=grid]') === null &&
  document.querySelector('[role=dialog]') === null

/** To the record before and after in the list that the page was opened from; the way back stays that list. */
export function PageStepper({ api, id, origin, pagePath }: PageStepperProps) {
  const navigate = useNavigate()
  const around = useListAround({ url: api.url, id, origin })
  const handleStep = (to: string) => {
    const place = around.place + (to === around.next ? 1 : -1)
    keepPlace({ key: origin.key, place })
    void navigate(pagePath(to), { replace: true, state: { origin: { ...origin, place } } })
  }
  return <StepButtons neighbours={around} lookAhead={api.lookAhead} onStep={handleStep} isWithin={isOnPage} />
}
