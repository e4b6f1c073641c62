import { useState } from 'react'
import type { FormVersion } from '@contract/modules/files/downloadable-form.calls'
import type { DownloadableForm } from '@contract/modules/files/downloadable-form.resource'
import { fetchBlob } from '@/shared/http/fetch-blob'
import { formActions, formFile, useGetFormVersionsQuery } from '@/features/files/forms/forms.api'
import { useCommand } from '@/shared/command/use-command'
import { FileChooser } from '@/shared/form/file-chooser'
import { shownSize } from '@/shared/form/file-rules'
import { sendInParts, type SentFile } from '@/shared/form/send-in-parts'
import { useFileSender } from '@/shared/form/use-file-sender'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { AnswerWait } from '@/shared/resource/answer-wait'
import { Banner } from '@/shared/ui/banner'
import { Button } from '@/shared/ui/button'
import { Field } from '@/shared/ui/field'
import { TextInput } from '@/shared/ui/text-input'
import { FileViewer } from '@/shared/viewer/file-viewer'

/** The file of a form and those before it: a new one is sent in parts and becomes the version that people find. */
export function FormVersions({ form }: { form: DownloadableForm }) {
  const t = usePhrases('files')
  const formats = useFormats()
  const [note, setNote] = useState('')
  const [shown, setShown] = useState<FormVersion | null>(null)
  const { currentData: versions, ...answer } = useGetFormVersionsQuery(form.id)
  const [add] = useCommand(formActions.new_version)
  const take = async (sent: SentFile) => {
    const body = { upload_id: sent.id, note: note.trim() || null }
    if (await add({ record: form, body }, t('forms.added', { name: sent.file_name }))) setNote('')
  }
  const sender = useFileSender(sendInParts, sent => void take(sent))

  return (
    <section className="stack" aria-label={t('forms.versions')}>
      {form.version === 0 && <Banner tone="warning">{t('forms.no_file')}</Banner>}
      {form.version > 0 && (
        <Field label={t('forms.note')} hint={t('forms.note_hint')} optional>
          <TextInput
            value={note}
            maxLength={400}
            dir="auto"
            onChange={event => setNote(event.target.value)}
          />
        </Field>
      )}
      <FileChooser sender={sender} label={form.version === 0 ? t('forms.first') : t('forms.next')} />
      {!versions && <AnswerWait answer={answer} lines={3} />}
      {versions && versions.length > 0 && (
        <ul className="files-list">
          {versions.map(version => (
            <li key={version.version} className="files-line is-still">
              <span className="files-line-words">
                <span className="files-line-title">
                  {t('own_forms.version', { version: version.version })} · <bdi>{version.file_name}</bdi>
                </span>
                <span className="files-line-meta">
                  <span>{formats.shortDate(version.created_at.slice(0, 10))}</span>
                  <Ltr>{shownSize(version.size_bytes)}</Ltr>
                  {version.author_name && <bdi>{version.author_name}</bdi>}
                  <span>{t('forms.downloads', { count: version.downloads })}</span>
                </span>
                {version.note && (
                  <span className="small text-muted" dir="auto">
                    {version.note}
                  </span>
                )}
              </span>
              <Button
                size="sm"
                icon="eye"
                aria-label={t('own_forms.show_named', { name: version.file_name })}
                onClick={() => setShown(version)}
              >
                {t('own_forms.show')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {shown && (
        <FileViewer
          key={shown.version}
          name={shown.file_name}
          mime={shown.mime}
          fetchFile={() => fetchBlob(formFile(form.id, shown.version), shown.mime)}
          onClose={() => setShown(null)}
        />
      )}
    </section>
  )
}
