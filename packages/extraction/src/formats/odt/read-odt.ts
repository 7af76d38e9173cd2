import { composeDocument } from '../../document/compose/compose-document.ts'
import { runningBlocks } from '../../document/compose/running-blocks.ts'
import type { ExtractedDocument } from '../../document/document.ts'
import { scanXml } from '../xml/scan-xml.ts'
import { Archive } from '../zip/archive.ts'
import { OdtStory } from './odt-story.ts'
import { readOdtStyles } from './odt-styles.ts'

/**
 * Reads an OpenDocument text, as LibreOffice writes it: the body with the numbers of its lists, then notes, comments, headers and
 * footers. Deleted and hidden text is out.
 */
export function readOdt(bytes: Uint8Array): ExtractedDocument {
  const archive = new Archive(bytes)
  const [content, common] = ['content.xml', 'styles.xml'].map((name) => archive.get(name) ?? '')
  const styles = readOdtStyles([common ?? '', content ?? ''])
  const body = new OdtStory(styles)
  scanXml(content ?? '', body)
  const pages = new OdtStory(styles)
  scanXml(common ?? '', pages)
  pages.end()
  const blocks = [...body.end(), ...runningBlocks([...body.running, ...pages.running])]
  return composeDocument('odt', [{ blocks }])
}
