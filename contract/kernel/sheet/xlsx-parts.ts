import type { Sheet, SheetKind } from '@contract/kernel/sheet/sheet'
import { sheetName } from '@contract/kernel/sheet/sheet-name'
import { xmlText } from '@contract/kernel/sheet/xml-text'

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** The places of the cell formats in styles.xml. */
export const STYLES: Record<SheetKind | 'heading', number> = {
  text: 0,
  heading: 1,
  number: 0,
  money: 2,
  rate: 3,
  date: 4,
  instant: 5,
}

const FORMATS = ['#,##0.00;(#,##0.00)', '0.00##"%"', 'mm-dd-yyyy', 'mm-dd-yyyy hh:mm']
const FIRST_OWN_FORMAT = 164

function stylesXml(): string {
  const formats = FORMATS.map(
    (format, index) => `<numFmt numFmtId="${FIRST_OWN_FORMAT + index}" formatCode="${xmlText(format)}"/>`,
  ).join('')
  const cells = FORMATS.map(
    (_format, index) =>
      `<xf numFmtId="${FIRST_OWN_FORMAT + index}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`,
  ).join('')
  return `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="${FORMATS.length}">${formats}</numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${FORMATS.length + 2}"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>${cells}</cellXfs></styleSheet>`
}

/** All of a workbook but its rows, in the order of the file. */
export function smallParts(sheet: Sheet): { path: string; xml: string }[] {
  const part = (path: string, type: string) =>
    `<Override PartName="/${path}" ContentType="${TYPE}.${type}+xml"/>`
  const link = (id: number, type: string, target: string) =>
    `<Relationship Id="rId${id}" Type="${OFFICE}/${type}" Target="${target}"/>`
  const links = (inner: string) =>
    `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${inner}</Relationships>`
  return [
    {
      path: '[Content_Types].xml',
      xml: `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${part('xl/workbook.xml', 'sheet.main')}${part('xl/worksheets/sheet1.xml', 'worksheet')}${part('xl/styles.xml', 'styles')}</Types>`,
    },
    { path: '_rels/.rels', xml: links(link(1, 'officeDocument', 'xl/workbook.xml')) },
    {
      path: 'xl/workbook.xml',
      xml: `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${xmlText(sheetName(sheet.name))}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    },
    {
      path: 'xl/_rels/workbook.xml.rels',
      xml: links(link(1, 'worksheet', 'worksheets/sheet1.xml') + link(2, 'styles', 'styles.xml')),
    },
    { path: 'xl/styles.xml', xml: stylesXml() },
  ]
}

const WIDTHS: Record<SheetKind, number> = { text: 28, number: 12, money: 18, rate: 12, date: 13, instant: 18 }

export function sheetStart({ columns, isRightToLeft = false }: Sheet): string {
  const widths = columns
    .map(
      ({ kind }, index) =>
        `<col min="${index + 1}" max="${index + 1}" width="${WIDTHS[kind]}" customWidth="1"/>`,
    )
    .join('')
  const side = isRightToLeft ? ' rightToLeft="1"' : ''
  return `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"${side}><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths}</cols><sheetData>`
}

export const SHEET_END = '</sheetData></worksheet>'
