import { endOfFormer } from '@contract/modules/commission/scheme-version.rules'
import { SchemeDifference } from '@/features/commission/page/scheme-difference'
import { schemeActions, type ShownScheme } from '@/features/commission/schemes.api'
import { LateCommandDialog } from '@/shared/command/late-command-dialog'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'

export type PublishDialogProps = { scheme: ShownScheme; onClose: () => void }

/** Says what will hold from when, and what it changes; never done before the server has said yes. */
export function PublishDialog({ scheme, onClose }: PublishDialogProps) {
  const t = usePhrases('commission')
  const formats = useFormats()
  const { former, name, version, valid_from } = scheme
  return (
    <LateCommandDialog
      command={schemeActions.activate}
      record={scheme}
      namespace="commission"
      recordName={name}
      figures={{ version, date: formats.shortDate(valid_from) }}
      onClose={onClose}
    >
      {former && (
        <>
          <p className="mb-0">
            {t('publish.former', {
              version: former.version,
              date: formats.shortDate(endOfFormer(former, valid_from)),
            })}
          </p>
          <SchemeDifference before={former} after={scheme} />
        </>
      )}
      <p className="text-muted small mb-0">{t('publish.stands')}</p>
    </LateCommandDialog>
  )
}
