import type { PersonStanding, ProgramStanding } from '@contract/modules/commission/incentive-standing'
import { CountedSales } from '@/features/incentives/counted-sales'
import { IncentiveSteps } from '@/features/incentives/incentive-steps'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Button } from '@/shared/ui/button'
import { Modal } from '@/shared/ui/modal'

export type PersonDialogProps = {
  program: ProgramStanding['program']
  person: PersonStanding
  onClose: () => void
}

/** The sales behind somebody's standing, and how the amount comes about. */
export function PersonDialog({ program, person, onClose }: PersonDialogProps) {
  const t = usePhrases('incentives')
  return (
    <Modal
      show
      size="lg"
      title={<bdi>{person.seller_name}</bdi>}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('standing.close')}</Button>}
    >
      <div className="form-stack">
        <CountedSales metric={program.metric} sales={person.sales} />
        {person.steps.length > 0 && <IncentiveSteps steps={person.steps} />}
      </div>
    </Modal>
  )
}
