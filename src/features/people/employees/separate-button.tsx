import { useState } from 'react'
import { SeparateDialog } from '@/features/people/employees/separate-dialog'
import { usePhrases } from '@/shared/i18n/use-phrases'
import type { ResourceRow } from '@/shared/resource/resource-types'
import { Button } from '@/shared/ui/button'

export type SeparateButtonProps = { row: ResourceRow }

export function SeparateButton({ row }: SeparateButtonProps) {
  const t = usePhrases('people')
  const [isAsking, setAsking] = useState(false)
  return (
    <div>
      <Button icon="box-arrow-right" onClick={() => setAsking(true)}>
        {t('separate.open')}
      </Button>
      {isAsking && <SeparateDialog row={row} onClose={() => setAsking(false)} />}
    </div>
  )
}
