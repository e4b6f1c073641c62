import { getDocument, GlobalWorkerOptions, type PDFDocumentProxy } from 'pdfjs-dist'
import workerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?url'
import { useEffect, useRef, useState } from 'react'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Skeleton } from '@/shared/ui/skeleton'

GlobalWorkerOptions.workerSrc = workerAddress

/** Sharp on paper and on a good screen, without a canvas that a phone refuses. */
const SHARPNESS = 2
const MOST_PAGES = 60

export type PdfPagesProps = { content: Blob; onFailed: () => void }

/** The pages of a PDF as pictures. Its scripts are not run and its forms not filled: it is only looked at. */
export function PdfPages({ content, onFailed }: PdfPagesProps) {
  const t = usePhrases('record')
  const [pdf, setPdf] = useState<PDFDocumentProxy | null>(null)
  const failed = useRef(onFailed)
  useEffect(() => {
    failed.current = onFailed
  }, [onFailed])

  useEffect(() => {
    let isGone = false
    const opening = content.arrayBuffer().then(data => {
      const task = getDocument({ data, enableXfa: false, disableFontFace: false })
      if (isGone) void task.destroy()
      return task
    })
    opening
      .then(task => task.promise)
      .then(opened => !isGone && setPdf(opened))
      .catch(() => !isGone && failed.current())
    return () => {
      isGone = true
      void opening.then(task => task.destroy()).catch(() => undefined)
    }
  }, [content])

  if (!pdf) return <Skeleton lines={12} />
  const pages = Array.from({ length: Math.min(pdf.numPages, MOST_PAGES) }, (_, index) => index + 1)
  return (
    <ol className="viewer-pages">
      {pages.map(no => (
        <li key={no}>
          <PdfPage pdf={pdf} no={no} label={t('viewer.page', { no, count: pdf.numPages })} />
        </li>
      ))}
    </ol>
  )
}

function PdfPage({ pdf, no, label }: { pdf: PDFDocumentProxy; no: number; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [words, setWords] = useState('')
  useEffect(() => {
    let stop = () => undefined as void
    void pdf
      .getPage(no)
      .then(async page => {
        const viewport = page.getViewport({ scale: SHARPNESS })
        const element = canvas.current
        if (!element) return
        element.width = viewport.width
        element.height = viewport.height
        const drawing = page.render({ canvas: element, viewport })
        stop = () => drawing.cancel()
        await drawing.promise
        const { items } = await page.getTextContent()
        setWords(items.map(item => ('str' in item ? item.str : '')).join(' '))
      })
      // Cancelled, since it was closed.
      .catch(() => undefined)
    return () => stop()
  }, [pdf, no])
  return (
    <>
      <canvas ref={canvas} role="img" aria-label={label} />
      <p className="visually-hidden">{words}</p>
    </>
  )
}
