import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './terms-messages.ts'

export const termsMessages: MessagesOf<typeof English.termsMessages> = {
  title: 'Condiciones de uso',
  updated: 'De Pricewright 0.1. Última modificación: noviembre de 2026.',
  lead: 'Pricewright es software libre que cada cual ejecuta en sus propios equipos. Estas condiciones regulan el uso de esta instalación. El operador es quien la mantiene en funcionamiento: en tu propio ordenador lo eres tú; en una empresa, suele serlo la persona que te facilitó la dirección.',
  sections: [
    {
      heading: 'El software y su licencia',
      paragraphs: [
        'Pricewright se distribuye con la Licencia Pública General Affero de GNU (GNU AGPL), versión 3 o cualquier versión posterior. Puedes usarlo, estudiarlo, compartirlo y modificarlo conforme a esa licencia. Quien ofrezca a otras personas una versión modificada a través de una red debe ofrecerles también su código fuente; solicita al operador el código fuente de esta instalación.',
        'Los autores del software no gestionan esta instalación, no ven sus datos y no son parte de estas condiciones.',
      ],
    },
    {
      heading: 'Tu cuenta',
      paragraphs: [
        'Inicias sesión a través del proveedor de identidad que el operador ha elegido. Protege tu acceso a él: cualquiera que pueda iniciar sesión en tu nombre puede leer y modificar tus datos. Avisa al operador si crees que otra persona ha iniciado sesión en tu nombre.',
        'El operador puede suspender una cuenta que perjudique a la instalación o a otras personas que la utilizan, o que se use de forma contraria a la ley.',
      ],
    },
    {
      heading: 'Tus datos',
      paragraphs: [
        'Lo que introduces e importas sigue siendo tuyo. El operador solo puede utilizarlo para prestarte el servicio de esta instalación. Puedes llevarte tus productos en cualquier momento en un archivo CSV o XLSX.',
        'Te corresponde disponer de los derechos necesarios para utilizar lo que incorporas, como las listas de precios de tus proveedores.',
      ],
    },
    {
      heading: 'Los precios son cálculos, no asesoramiento',
      paragraphs: [
        'Pricewright calcula precios, márgenes, aranceles e IVA a partir de las cifras y los ajustes que tú le das, según reglas que muestra. No conoce la legislación que se te aplica. Comprueba los tipos, los aranceles y los impuestos antes de basarte en ellos y, cuando sea importante, consulta a un profesional. Los precios que cobras son decisión tuya.',
      ],
    },
    {
      heading: 'Ausencia de garantía',
      paragraphs: [
        'El software se ofrece tal cual, sin garantía de ningún tipo, en la medida en que la ley lo permita; las secciones 15 y 16 de la licencia lo exponen íntegramente. Salvo que el operador haya acordado otra cosa contigo, lo mismo se aplica a la disponibilidad de esta instalación. Haz copias de seguridad de aquello que no puedas permitirte perder.',
        'Nada de lo dispuesto en estas condiciones limita los derechos irrenunciables que la ley te reconoce, ni la responsabilidad por dolo o negligencia grave.',
      ],
    },
    {
      heading: 'Modificaciones y finalización',
      paragraphs: [
        'El operador puede modificar estas condiciones y, en tal caso, debe comunicártelo antes de que sigas utilizando la instalación. Puedes dejar de utilizarla en cualquier momento y pedir al operador que elimine tu cuenta con todos sus datos.',
        'Si alguna de estas condiciones no es válida, las demás siguen en vigor.',
      ],
    },
  ],
}
