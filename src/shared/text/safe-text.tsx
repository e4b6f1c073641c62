import { Fragment, useMemo, type ReactNode } from 'react'
import { parseText, type Block, type Inline } from '@/shared/text/parse-text'
import '@/shared/text/safe-text.scss'

/** What people wrote, as elements; there is no way from a text to HTML here. */
export function SafeText({ text }: { text: string }) {
  const blocks = useMemo(() => parseText(text), [text])
  return (
    <div className="safe-text" dir="auto">
      {blocks.map((block, index) => (
        <Fragment key={index}>{shownBlock(block)}</Fragment>
      ))}
    </div>
  )
}

function shownBlock(block: Block): ReactNode {
  switch (block.kind) {
    case 'heading': {
      const Heading = `h${block.level + 1}` as 'h3'
      return <Heading>{shownParts(block.parts)}</Heading>
    }
    case 'paragraph':
      return <p>{shownParts(block.parts)}</p>
    case 'quote':
      return <blockquote>{shownParts(block.parts)}</blockquote>
    case 'list': {
      const List = block.isOrdered ? 'ol' : 'ul'
      return (
        <List>
          {block.items.map((item, index) => (
            <li key={index}>{shownParts(item)}</li>
          ))}
        </List>
      )
    }
    case 'line':
      return <hr />
  }
}

function shownParts(parts: readonly Inline[]): ReactNode {
  return parts.map((part, index) => <Fragment key={index}>{shownInline(part)}</Fragment>)
}

function shownInline(part: Inline): ReactNode {
  switch (part.kind) {
    case 'text':
      return part.text
    case 'break':
      return <br />
    case 'bold':
      return <strong>{shownParts(part.parts)}</strong>
    case 'italic':
      return <em>{shownParts(part.parts)}</em>
    case 'link':
      return (
        <a href={part.address} target="_blank" rel="noopener noreferrer">
          {part.text}
        </a>
      )
  }
}
