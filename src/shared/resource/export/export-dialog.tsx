import { useEffect, useRef, useState } from 'react'
import { LOCALES } from '@contract/kernel/locales'
import type { ExportProgress } from '@contract/kernel/sheet/export-lines'
import { MOST_ROWS } from '@contract/kernel/sheet/sheet'
import { businessDay } from '@/shared/grid/filters/day-spans'
import { toApiFailure } from '@/shared/http/api-failure'
import { useLocale } from '@/shared/i18n/use-locale'
import { usePhrases } from '@/shared/i18n/use-phrases'
import type { ExportFormat } from '@/shared/resource/export/export-messages'
import { ExportFailed, runExport, type ExportedFile } from '@/shared/resource/export/run-export'
import { exportedColumns, fileNameOf, sheetOf } from '@/shared/resource/export/sheet-of'
import type { ListModel } from '@/shared/resource/list-model'
import { Banner } from '@/shared/ui/banner'
import { Button } from '@/shared/ui/button'
import { Modal } from '@/shared/ui/modal'

export type ExportDialogProps = { list: ListModel; format: ExportFormat; onClose: () => void }

/** Long enough for the browser to have copied the file that was saved. */
const KEPT_MS = 60_000

/** Rows on their way into a file: how far it is, a way to stop, and the file at the end. */
export function ExportDialog({ list, format, onClose }: ExportDialogProps) {
  const { say, formats } = list.words
  const { figure } = formats
  const shared = usePhrases('shared')
  const { dir } = LOCALES[useLocale()]
  const [progress, setProgress] = useState<ExportProgress>({ done: 0, total: null })
  const [made, setMade] = useState<(ExportedFile & { url: string }) | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [tries, setTries] = useState(0)
  const running = useRef<AbortController>(null)

  const tell = (error: unknown): string => {
    if (!(error instanceof ExportFailed)) return toApiFailure(error).message
    return say(`export.${error.why}`, { most: figure(MOST_ROWS) })
  }

  useEffect(() => {
    const controller = new AbortController()
    running.current = controller
    let result: (ExportedFile & { url: string }) | null = null
    const run = async () => {
      try {
        const { signal } = controller
        const fields = exportedColumns(list).map(column => column.id)
        const file = await runExport({
          format,
          sheet: sheetOf(list, dir === 'rtl'),
          open: opened =>
            list.api.openExport({ ...list.narrowing, ...(list.sort && { sort: list.sort }), fields }, opened),
          signal,
          onProgress: setProgress,
        })
        result = { ...file, url: URL.createObjectURL(file.file) }
        if (signal.aborted) release()
        else setMade(result)
      } catch (error) {
        if (!controller.signal.aborted) setFailure(tell(error))
      }
    }
    const release = () => {
      const ended = result
      if (!ended) return
      setTimeout(() => {
        URL.revokeObjectURL(ended.url)
        ended.forget()
      }, KEPT_MS)
    }
    void run()
    return () => {
      controller.abort()
      release()
    }
    // oxlint-disable-next-line react/exhaustive-deps -- the list as it stood when the export was asked for
  }, [tries])

  const name = fileNameOf(list.words.own('title'), businessDay(), format)
  const isRunning = !made && failure === null
  const { done, total } = progress
  return (
    <Modal
      show
      title={say(`export.${format}`)}
      onClose={onClose}
      closable={!isRunning}
      footer={
        isRunning ? (
          <Button onClick={onClose}>{say('export.cancel')}</Button>
        ) : (
          <>
            <Button onClick={onClose}>{shared('close')}</Button>
            {failure !== null && (
              <Button
                icon="arrow-clockwise"
                onClick={() => {
                  setFailure(null)
                  setProgress({ done: 0, total: null })
                  setTries(count => count + 1)
                }}
              >
                {shared('try_again')}
              </Button>
            )}
            {made && (
              <a className="btn btn-primary" href={made.url} download={name}>
                {say('export.save')}
              </a>
            )}
          </>
        )
      }
    >
      {isRunning && (
        <div className="export-progress">
          <progress
            aria-label={say(`export.${format}`)}
            {...(total ? { value: Math.min(done, total), max: total } : {})}
          />
          <p role="status">
            {total === null
              ? say('export.asking')
              : say('export.rows', { done: figure(done), total: figure(total) })}
          </p>
        </div>
      )}
      {failure !== null && (
        <Banner tone="danger" role="alert">
          {failure}
        </Banner>
      )}
      {made && (
        <Banner tone="success" role="status">
          {say('export.ready', { count: figure(made.rows) })}
          <div>
            <bdi>{name}</bdi>
          </div>
        </Banner>
      )}
    </Modal>
  )
}
