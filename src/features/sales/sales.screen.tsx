import { lazy, Suspense, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { SaleList } from '@/features/sales/list/sale-list'
import { useCan } from '@/shared/access/use-can'
import { Skeleton } from '@/shared/ui/skeleton'

const SalePage = lazy(() =>
  import('@/features/sales/record/sale-page').then(file => ({ default: file.SalePage })),
)
const WizardPage = lazy(() =>
  import('@/features/sales/wizard/wizard-page').then(file => ({ default: file.WizardPage })),
)

/** Sales: the list, one of them, or one in its making; which of these, the address says. */
export function SalesScreen() {
  const can = useCan()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const [created, setCreated] = useState<string | null>(null)
  const sell = params.get('sell')
  const record = params.get('record')

  const handleClose = () => {
    const search = new URLSearchParams(params)
    search.delete('record')
    search.delete('tab')
    void navigate({ search: search.toString() })
  }
  // A new draft keeps its form when it gets an id: nobody loses the place for having saved.
  const isNew = sell === 'new' || (sell !== null && sell === created)
  return (
    <Suspense fallback={<Skeleton lines={10} />}>
      {sell && can('sales.record.create') ? (
        <WizardPage key={isNew ? 'new' : sell} id={isNew ? null : sell} onCreated={setCreated} />
      ) : record ? (
        <SalePage key={record} id={record} onClose={handleClose} />
      ) : (
        <SaleList />
      )}
    </Suspense>
  )
}
