import { useState } from 'react'
import { employeeActions } from '@/features/people/people.api'
import { LateCommandDialog } from '@/shared/command/late-command-dialog'
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
        {t('command.separate.open')}
      </Button>
      {isAsking && (
        <LateCommandDialog
          command={employeeActions.separate}
          record={row}
          namespace="people"
          recordName={String(row['full_name'])}
          isGrave
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}
