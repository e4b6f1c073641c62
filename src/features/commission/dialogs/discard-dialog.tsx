import { useNavigate } from 'react-router-dom'
import { SCHEMES_PATH, schemePath } from '@/features/commission/scheme-paths'
import { schemeActions, type ShownScheme } from '@/features/commission/schemes.api'
import { CommandConfirm } from '@/shared/command/command-confirm'
import { usePhrases } from '@/shared/i18n/use-phrases'

export type DiscardDialogProps = { scheme: ShownScheme; onClose: () => void }

export function DiscardDialog({ scheme, onClose }: DiscardDialogProps) {
  const t = usePhrases('commission')
  const navigate = useNavigate()
  const name = t('title_of', { name: scheme.name, version: scheme.version })
  return (
    <CommandConfirm
      command={schemeActions.discard}
      call={{ record: scheme }}
      title={t('discard.title', { name })}
      tone="danger"
      confirmLabel={t('acts.discard')}
      done={t('discard.done', { name })}
      onDone={() => void navigate(scheme.former ? schemePath(scheme.former.id) : SCHEMES_PATH)}
      onClose={onClose}
    >
      {t('discard.text')}
    </CommandConfirm>
  )
}
