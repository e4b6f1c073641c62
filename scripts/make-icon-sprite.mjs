import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const icons = join(root, 'node_modules/bootstrap-icons/icons')
const names = [
  ...readFileSync(join(root, 'src/shared/ui/icon-names.ts'), 'utf8').matchAll(/^ {2}'([a-z0-9-]+)',$/gm),
]

const symbols = names.map(([, name]) => {
  const svg = readFileSync(join(icons, `${name}.svg`), 'utf8')
  const inner = svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>'))
  return `<symbol id="${name}" viewBox="0 0 16 16">${inner.replace(/\s*\n\s*/g, '')}</symbol>`
})

const sprite = `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`
writeFileSync(join(root, 'src/shared/ui/icon-sprite.svg'), sprite)
console.log(`${names.length} icons, ${sprite.length} bytes`)
