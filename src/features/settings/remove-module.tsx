import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useRemoveModuleMutation } from '@/features/settings/catalogue.api'
import { useTold } from '@/features/settings/use-told'
import { usePhrases } from '@/shared/i18n/use-phrases'
import type { ResourceRow } from '@/shared/resource/resource-types'
import { Button } from '@/shared/ui/button'
import { Card } from '@/shared/ui/card'
import { ConfirmDialog } from '@/shared/ui/confirm-dialog'

const LIST = '/settings/modules'

export type RemoveModuleProps = { module: ResourceRow }

export function RemoveModule({ module }: RemoveModuleProps) {
  const t = usePhrases('settings')
  const told = useTold()
  const navigate = useNavigate()
  const [remove, { isLoading }] = useRemoveModuleMutation()
  const [isAsking, setAsking] = useState(false)
  const name = String(module['name'])
  const handleRemove = async () => {
    const refused = await told(() => remove(module).unwrap(), t('modules.removed', { name }))
    setAsking(false)
    if (!refused) void navigate(LIST)
  }
  return (
    <Card title={t('page.remove')} text={t('modules.remove_text')}>
      <Button icon="trash" variant="danger" onClick={() => setAsking(true)}>
        {t('page.remove')}
      </Button>
      <ConfirmDialog
        show={isAsking}
        tone="danger"
        title={t('modules.ask_remove', { name })}
        confirmLabel={t('page.remove')}
        busy={isLoading}
        onConfirm={() => void handleRemove()}
        onCancel={() => setAsking(false)}
      >
        {t('page.no_undo')}
      </ConfirmDialog>
    </Card>
  )
}
