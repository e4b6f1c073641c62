import { useState } from 'react'
import '@/features/files/files.scss'
import { OwnPayslips } from '@/features/files/payslips/own-payslips'
import { PayslipArchive } from '@/features/files/payslips/payslip-archive'
import { PayslipBatches } from '@/features/files/payslips/payslip-batches'
import { useCan } from '@/shared/access/use-can'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { PageHeader } from '@/shared/ui/page-header'
import { Tabs } from '@/shared/ui/tabs'

/** One's own payslips; for whoever publishes them, also their way there. */
export function PayslipsScreen() {
  const t = usePhrases('files')
  const can = useCan()
  const [tab, setTab] = useState('own')
  const own = { key: 'own', label: t('payslips.own'), content: <OwnPayslips /> }
  const tabs = [
    own,
    ...(can('hr.payroll.publish')
      ? [{ key: 'batches', label: t('payslips.publish'), content: <PayslipBatches />, keep: true }]
      : []),
    ...(can('hr.payroll.view')
      ? [{ key: 'archive', label: t('payslips.archive'), content: <PayslipArchive /> }]
      : []),
  ]
  return (
    <>
      <PageHeader text={t('payslips.text')} />
      {tabs.length === 1 ? (
        own.content
      ) : (
        <Tabs label={t('payslips.title')} tabs={tabs} activeKey={tab} onChange={setTab} />
      )}
    </>
  )
}
