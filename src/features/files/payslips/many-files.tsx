import { useRef, useState } from 'react'
import { batchActions } from '@/features/files/payslips/payslips.api'
import { FileProgress } from '@/shared/form/file-progress'
import { sendInParts } from '@/shared/form/send-in-parts'
import { toApiFailure } from '@/shared/http/api-failure'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Banner } from '@/shared/ui/banner'
import { Button } from '@/shared/ui/button'

type SendProgress = { name: string; share: number; no: number; of: number }

/** Many PDFs or an archive of them, one after the other, each in parts. What is left after a failure is sent again. */
export function ManyFiles({ id }: { id: string }) {
  const t = usePhrases('files')
  const record = usePhrases('record')
  const input = useRef<HTMLInputElement>(null)
  const control = useRef<AbortController | null>(null)
  const [sending, setSending] = useState<SendProgress | null>(null)
  const [failed, setFailed] = useState<{ rest: File[]; why: string } | null>(null)
  const [add] = batchActions.add.useMutation()

  const send = async (files: readonly File[]) => {
    const mine = new AbortController()
    control.current = mine
    setFailed(null)
    for (const [index, file] of files.entries()) {
      const show = (share: number) => setSending({ name: file.name, share, no: index + 1, of: files.length })
      try {
        show(0)
        const sent = await sendInParts(file, { signal: mine.signal, onSent: show })
        await add({ record: { id }, body: { upload_id: sent.id } }).unwrap()
      } catch (error) {
        const failure = toApiFailure(error)
        setSending(null)
        if (mine.signal.aborted) return
        setFailed({ rest: files.slice(index), why: `${file.name}: ${failure.message}` })
        return
      }
    }
    setSending(null)
  }
  const handleStop = () => {
    control.current?.abort()
    setSending(null)
  }
  return (
    <div className="stack">
      <input
        ref={input}
        type="file"
        hidden
        multiple
        tabIndex={-1}
        accept=".pdf,.zip,application/pdf,application/zip"
        onChange={event => {
          void send([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
      <p className="field-hint">{t('batch.how')}</p>
      {sending ? (
        <FileProgress
          name={sending.name}
          label={t('batch.sending', { name: sending.name, no: sending.no, of: sending.of })}
          share={sending.share}
          onStop={handleStop}
        />
      ) : (
        <div>
          <Button icon="upload" onClick={() => input.current?.click()}>
            {t('batch.add')}
          </Button>
        </div>
      )}
      {failed && (
        <Banner
          tone="danger"
          action={
            <Button size="sm" icon="arrow-clockwise" onClick={() => void send(failed.rest)}>
              {record('form.file.again')}
            </Button>
          }
        >
          {failed.why}
        </Banner>
      )}
    </div>
  )
}
