import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { moduleActions } from '@/features/settings/catalogue.api'
import { CommandConfirm } from '@/shared/command/command-confirm'
import { usePhrases } from '@/shared/i18n/use-phrases'
import type { ResourceRow } from '@/shared/resource/resource-types'
import { Button } from '@/shared/ui/button'
import { Card } from '@/shared/ui/card'

const LIST = '/settings/modules'

export type RemoveModuleProps = { module: ResourceRow }

export function RemoveModule({ module }: RemoveModuleProps) {
  const t = usePhrases('settings')
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const name = String(module['name'])
  return (
    <Card title={t('page.remove')} text={t('modules.remove_text')}>
      <Button icon="trash" variant="danger" onClick={() => setAsking(true)}>
        {t('page.remove')}
      </Button>
      {isAsking && (
        <CommandConfirm
          command={moduleActions.delete}
          call={{ record: module }}
          tone="danger"
          title={t('modules.ask_remove', { name })}
          confirmLabel={t('page.remove')}
          done={t('modules.removed', { name })}
          onDone={() => void navigate(LIST)}
          onClose={() => setAsking(false)}
        >
          {t('page.no_undo')}
        </CommandConfirm>
      )}
    </Card>
  )
}
