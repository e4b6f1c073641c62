import type { RecordApi } from '@/shared/record/record-panel.types'
import { StepButtons } from '@/shared/record/step-buttons'
import { markStep, showInList, useNeighbours } from '@/shared/resource/record-steps'
import { useOpenedRecord } from '@/shared/resource/use-opened-record'

export type RecordStepperProps = {
  name: string
  id: string
  lookAhead: RecordApi['lookAhead'] | undefined
}

const isInPanel = (target: Element) => target.closest('.record-panel') !== null

/** To the record before and after in the list beside. */
export function RecordStepper({ name, id, lookAhead }: RecordStepperProps) {
  const { open } = useOpenedRecord()
  const handleStep = (to: string) => {
    markStep(to)
    showInList(name, to)
    open(to, true)
  }
  return (
    <StepButtons
      neighbours={useNeighbours(name, id)}
      lookAhead={lookAhead}
      onStep={handleStep}
      isWithin={isInPanel}
    />
  )
}
