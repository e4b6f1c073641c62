import type { OwnForm } from '@contract/modules/files/downloadable-form.calls'
import { shownSize } from '@/shared/form/file-rules'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Badge } from '@/shared/ui/badge'
import { Button } from '@/shared/ui/button'

export type OwnFormLineProps = { form: OwnForm; onShow: () => void; onSave: () => void }

export function OwnFormLine({ form, onShow, onSave }: OwnFormLineProps) {
  const t = usePhrases('files')
  const formats = useFormats()
  const hasOlder = form.downloaded_version !== null && form.downloaded_version < form.version
  return (
    <li className="files-line is-still">
      <span className="files-line-words">
        <span className="files-line-title">
          <bdi>{form.name}</bdi>
        </span>
        <span className="files-line-meta">
          <Ltr>{form.code}</Ltr>
          <span>{t('own_forms.version', { version: form.version })}</span>
          <span>{formats.shortDate(form.changed_at.slice(0, 10))}</span>
          <Ltr>{shownSize(form.size_bytes)}</Ltr>
          {form.valid_to && (
            <span>{t('own_forms.valid_to', { date: formats.shortDate(form.valid_to) })}</span>
          )}
        </span>
        {form.note && (
          <span className="small text-muted" dir="auto">
            {form.note}
          </span>
        )}
      </span>
      {hasOlder && <Badge tone="warning">{t('own_forms.newer')}</Badge>}
      <span className="files-line-actions">
        <Button
          size="sm"
          icon="eye"
          aria-label={t('own_forms.show_named', { name: form.name })}
          onClick={onShow}
        >
          {t('own_forms.show')}
        </Button>
        <Button
          size="sm"
          icon="download"
          aria-label={t('own_forms.save_named', { name: form.name })}
          onClick={onSave}
        >
          {t('own_forms.save')}
        </Button>
      </span>
    </li>
  )
}
