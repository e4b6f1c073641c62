import { useState } from 'react'
import type { OwnPayslip } from '@contract/modules/files/payslip.calls'
import { useGetPayslipSealQuery } from '@/features/files/payslips/payslips.api'
import { SealDialog } from '@/features/files/seal-dialog'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { IconButton } from '@/shared/ui/icon-button'

/** For whoever hands a payslip to a bank: by what the bank can check it. */
export function PayslipSeal({ slip, period }: { slip: OwnPayslip; period: string }) {
  const t = usePhrases('files')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton icon="patch-check" label={t('seal.of', { name: period })} onClick={() => setOpen(true)} />
      {isOpen && <Opened slip={slip} onClose={() => setOpen(false)} />}
    </>
  )
}

function Opened({ slip, onClose }: { slip: OwnPayslip; onClose: () => void }) {
  const asked = useGetPayslipSealQuery(slip.id)
  return <SealDialog kind="payslip" number={slip.slip_no} asked={asked} onClose={onClose} />
}
