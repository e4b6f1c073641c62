import { StepButtons } from '@/shared/record/step-buttons'
import { markStep, showInList, useNeighbours } from '@/shared/resource/record-steps'
import { useOpenedRecord } from '@/shared/resource/use-opened-record'

export type RecordStepperProps = { name: string; id: string }

const isInPanel = (target: Element) => target.closest('.record-panel') !== null

/** To the record before and after in the list beside. */
export function RecordStepper({ name, id }: RecordStepperProps) {
  const { open } = useOpenedRecord()
  const handleStep = (to: string) => {
    markStep(to)
    showInList(name, to)
    open(to, true)
  }
  return <StepButtons neighbours={useNeighbours(name, id)} onStep={handleStep} isWithin={isInPanel} />
}
