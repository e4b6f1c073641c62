import { useState } from 'react'
import { DutiesList } from '@/features/settings/roles/duties-list'
import { useCan } from '@/shared/access/use-can'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Button } from '@/shared/ui/button'
import { Offcanvas } from '@/shared/ui/offcanvas'

/** Duties that one person may not hold together, and how strictly each of these rules is taken. */
export function DutiesPanel() {
  const r = usePhrases('rights')
  const can = useCan()
  const [isOpen, setOpen] = useState(false)
  if (!can('settings.sod.view')) return null
  return (
    <>
      <Button icon="shield-check" onClick={() => setOpen(true)}>
        {r('duties.title')}
      </Button>
      {isOpen && (
        <Offcanvas show title={r('duties.title')} className="record-panel" onClose={() => setOpen(false)}>
          <DutiesList mayChange={can('settings.sod.edit')} />
        </Offcanvas>
      )}
    </>
  )
}
