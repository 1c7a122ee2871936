import type { Vocabulary } from '../concepts.ts'

/** The German words of questions; phrases are folded (`ß` is `ss`, `ü` is `u`) and parted by commas. */
export const german: Vocabulary = {
  phrases: {
    margin:
      'marge, margen, handelsspanne, gewinnmarge, gewinnspanne, durchschnittsmarge, spanne, rendite, rohmarge, mindestmarge, rentabel, rentable, rentablen, rentables, rentabelste, rentabelsten, rentabelster, rentabelstes, profitabel, profitable, profitablen, profitables, profitabelste, profitabelsten, profitabelster, profitabelstes, unrentabelste, unrentabelsten, unrentabelster, unrentabelstes, unprofitabelste, unprofitabelsten, unprofitabelster, unprofitabelstes, rentabilitat, lohnt, lauft mein laden, lauft mein geschaft, lauft das geschaft',
    markup: 'aufschlag, aufschlage, kalkulationsaufschlag, preisaufschlag, zuschlag, schlage ich auf, schlage',
    price:
      'preis, preise, preisen, preises, verkaufspreis, verkaufspreise, ladenpreis, endkundenpreis, verlangen, kosten soll, was muss sie kosten, was muss er kosten, was muss es kosten, muss sie kosten, muss er kosten, muss es kosten, vk, fur wie viel verkaufe ich, wofur verkaufe ich, zu welchem preis verkaufe ich',
    cost: 'kosten, kostet, einkauf, einkaufspreis, einkaufspreise, einstandspreis, gesamtkosten, stuckkosten, selbstkosten, ek, kostet mich, kosten mich, zahle ich, bezahle ich, mit allem drum und dran, alles in allem',
    profit: 'gewinn, gewinne, verdiene, verdiene ich, profit, ertrag, uberschuss, bleibt mir, bleibt ubrig, springt',
    vat: 'mehrwertsteuer, umsatzsteuer, mwst, ust, steuer, vorsteuer',
    discount: 'rabatt, rabatte, nachlass, preisnachlass, skonto, ermassigung',
    freight:
      'fracht, frachtkosten, transport, transportkosten, versand, versandkosten, seefracht, lieferkosten, frachtraten',
    duty: 'zoll, zolle, zollsatz, einfuhrzoll, importzoll, zolltarif',
    otherCosts: 'weitere kosten, sonstige kosten, nebenkosten, verpackung, ubrige kosten',
    stock: 'bestand, bestande, lager, lagerbestand, vorrat, auf lager',
    rate: 'wechselkurs, wechselkurse, kurs, umrechnungskurs, devisenkurs',
    gross:
      'brutto, steckt in, steckt, enthalten, ist in, inkl mwst, inkl ust, inklusive mehrwertsteuer, inklusive, inkl, mit mehrwertsteuer, mit mwst, mit ust, bruttopreis',
    net: 'netto, plus, zuzuglich, ohne mwst, ohne ust, exkl mwst, ohne mehrwertsteuer, ohne steuer, nettopreis, zzgl mwst',
    points: 'prozentpunkt, prozentpunkte, prozentpunkten, punkte, punkten',
    percent: 'prozent, proz',
    product: 'produkt, produkte, produkten, artikel, artikeln, waren, ware, sortiment, alles, sachen, dinge',
    service: 'dienstleistung, dienstleistungen, service, services, leistungen',
    customer: 'kunde, kunden, kundin, kundinnen, kaufer, abnehmer',
    supplier: 'lieferant, lieferanten, zulieferer, hersteller, anbieter, bezugsquelle, fabrik, wer liefert, liefert',
    category: 'kategorie, kategorien, warengruppe, warengruppen, bereich, abteilung',
    brand: 'marke, marken, hersteller marke',
    document: 'beleg, belege, verkaufsbeleg, verkaufsbelege, dokument, dokumente, unterlagen',
    invoice: 'rechnung, rechnungen, verkaufsrechnung, verkaufsrechnungen, ausgangsrechnung, ausgangsrechnungen',
    quote: 'angebot, angebote, angeboten, kostenvoranschlag, offerte, offerten',
    creditnote: 'gutschrift, gutschriften, rechnungskorrektur, storno',
    purchaseorder: 'bestellung, bestellungen',
    receipt: 'quittung, quittungen, kassenbeleg, bon',
    currency: 'wahrung, wahrungen',
    explain:
      'warum, wieso, weshalb, erklar, erklare, erklaren, setzt sich, zusammen, zusammensetzung, kommt zustande, zustande, berechnet, berechnest, herleitung, aufschlusseln, woher kommt, kalkulation',
    sell: 'verkaufe, verkaufen, verkauf, verkauft, verkaufst, vertreiben, anbieten fur, abgebe',
    buy: 'einkaufen, einkaufe, kaufen, kaufe, gekauft, beziehen, beschaffen, bestellen, besorgen, eingekauft',
    earn: 'verdienen, verdient, bringen, bringt, abwerfen, einbringen, erwirtschaften, gebracht, eingebracht',
    raise:
      'erhohe, erhohen, erhoht, erhohung, steigt, steigen, steige, stieg, teurer, teurer werden, teurer wird, anheben, hebe, hoher, mehr kostet, aufwertet, anziehen, hochsetzen, rauf, zulegt, klettert, erhohst, verteuern, verteuert, verteuerte, starker',
    lower:
      'senke, senken, senkt, sinkt, sinken, sinke, gesenkt, fallt, fallen, billiger, billiger werden, gunstiger werden, reduziere, reduzieren, niedriger, runter, verringern, nachgibt, nachgeben, abwertet, herabsetzen, fiele, sanke, verbilligen, verbilligt, schwacher',
    set: 'setz, setze, setzen, stell, stelle, stellen, andere, andern, umstellen, passe, anpassen, mach, mache, bring',
    create:
      'erstelle, erstellen, lege, leg, anlegen, neu, neue, neuen, neues, mach ein, mach eine, schreib ein angebot, schreib eine rechnung, schreibe ein angebot, schreibe eine rechnung, entwirf, vorbereiten, bereite',
    delete: 'losche, loschen, entferne, entfernen, vernichte, wirf',
    show: 'zeig, zeige, zeigen, liste, auflisten, welche, welcher, welches, welchen, was sind, nenne, nenn, gib mir, gibt es, anzeigen',
    search: 'such, suche, suchen, finde, find, finden, wo ist, habe ich',
    convert: 'rechne, umrechnen, um, umgerechnet, wechseln, umtauschen, in',
    compare: 'vergleich, vergleiche, vergleichen, gegenuberstellen',
    owe: 'schuldet, schulden, schuldig, aussenstande, offene posten, forderungen, ausstehend, noch zahlen, nicht bezahlt, noch nicht bezahlt, im ruckstand, noch offen, aussteht, nicht gezahlt, noch nicht gezahlt, mit dem zahlen im ruckstand, mit der zahlung im ruckstand, beglichen, nicht beglichen, noch nicht beglichen',
    give: 'gebe, geben, gewahre, gewahren',
    if: 'was ware wenn, was passiert, was passiert wenn, wenn, was ist wenn, falls, angenommen, was ware, was geschieht, gesetzt, einmal angenommen, passiert',
    below:
      'unter, unterhalb, weniger als, niedriger als, kleiner als, geringer als, hochstens, maximal, bis zu, billiger als, nicht einmal',
    above: 'uber, oberhalb, mehr als, hoher als, grosser als, mindestens, ab, besser als',
    between: 'zwischen',
    without:
      'ohne, ohne mwst, ohne ust, ohne mehrwertsteuer, ohne umsatzsteuer, ohne steuer, exkl, exklusive, abzuglich, kein, keine, keinen, fehlt, fehlen, fehlende, haben keinen',
    all: 'alle, aller, allen, jede, jedes, jeder, samtliche, samtlicher, ganze, ganzen',
    by: 'nach, je, pro, aufgeteilt nach, gruppiert nach',
    to: 'auf, zu, damit',
    here: 'hier, dieses, dieser, diese, diesem, dieses produkt, diesem produkt, es, davon, daran, hiervon',
    more: 'wie viel mehr, wieviel mehr, um wie viel mehr, mehr verkaufen, mehr absatz, mehrverkauf',
    called: 'namens, heisst, genannt, mit dem namen, mit namen, name',
    correspond: 'entspricht, entsprechen, gleich, ist das, sind das, gleichbedeutend',
    and: 'und, und bei, und mit, und fur, was ist mit, und wenn, wie ist es mit, dann',
    lowest:
      'niedrigstes, kleinstes, kleinster, schlechtestes, schlechtester, niedrigste, niedrigsten, niedrigster, kleinste, kleinsten, schlechteste, schlechtesten, geringste, geringsten, unrentabelste, unrentabelsten, unrentabelster, unrentabelstes, unprofitabelste, unprofitabelsten, unprofitabelster, unprofitabelstes, wenigsten, unterste, schwachste, schwachsten, am wenigsten, zu niedrig, zu niedrige, zu klein, zu kleine, zu gering, zu geringe',
    highest:
      'hochstes, hochster, grosstes, grosster, hochste, hochsten, grosste, grossten, beste, besten, bestes, bester, meisten, starkste, starksten, rentabelste, rentabelsten, rentabelster, rentabelstes, profitabelste, profitabelsten, profitabelster, profitabelstes',
    expensive: 'teuerstes, teuerster, teurer artikel, teuer, teuerste, teuersten, teuren, teures',
    cheap:
      'am wenigsten teuer, wenigsten teuer, wenigsten teure, wenigsten teuren, wenigsten kostet, wenigsten kosten, billigstes, billigster, gunstigstes, billig, billigste, billigsten, gunstig, gunstigste, gunstigsten, gunstigster, wie billig, wie gunstig, preiswert, preiswerteste, preiswertesten',
    average: 'durchschnitt, durchschnittlich, durchschnittliche, durchschnittsmarge, im schnitt, mittel, mittlere',
    overall:
      'insgesamt, im ganzen, gesamt, generell, allgemein, mein laden, mein geschaft, im allgemeinen, gesamte, gesamtmarge, katalog',
    overdue: 'uberfallig, uberfallige, uberfalligen, verspatet, zu spat, im verzug, falligkeit uberschritten',
    open: 'offen, offene, offenen, unbeantwortet, unbeantwortete, nicht beantwortet, noch nicht beantwortet, ablaufend, lauft bald, laufen bald, lauft ab, laufen ab, ablaufen, ablauft',
    unpaid: 'unbezahlt, unbezahlte, unbezahlten, nicht bezahlt, nicht bezahlte, offene rechnungen, offenen rechnungen',
    lossMaking:
      'verlieren, verliert, verliere, verloren, verlieren geld, verliert geld, verliere geld, verliere ich geld, geld verlieren, geld verliere, machen verlust, verlust, verluste, mit verlust, draufzahlen, draufzahle, zahle ich drauf, unter den kosten, unter einstandspreis, verlustbringer, minusgeschaft, lege ich drauf, lege drauf, drauflege, drauflegen',
    outOfStock:
      'nicht auf lager, nicht mehr auf lager, ausverkauft, vergriffen, kein bestand, ohne bestand, nicht vorratig, leer, aus',
    history:
      'verlauf, preisverlauf, entwickelt, entwicklung, preisentwicklung, historie, geandert, zuletzt, verandert, preisanderungen, preisanderung, fruher, fruhere, preishistorie, letzte anderung, seit wann',
    problem: 'problem, probleme, problemen, fehler, falsch, stimmt nicht, schwierigkeiten',
    attention:
      'zuerst, kummern, beachten, hinweise, hinweis, erkenntnisse, dringend, empfiehlst, empfehlung, empfehlungen, vorschlage, wichtig, prioritat, tipps, warnungen, zu tun, was steht an, was muss ich tun, was soll ich tun',
    profitable:
      'rentabel, rentable, rentablen, rentables, rentabelste, rentabelsten, rentabelster, rentabelstes, profitabel, profitable, profitablen, profitables, profitabelste, profitabelsten, profitabelster, profitabelstes, unrentabelste, unrentabelsten, unrentabelster, unrentabelstes, unprofitabelste, unprofitabelsten, unprofitabelster, unprofitabelstes, rentabilitat',
    best: 'beste, besten, bestes, bester, schlechteste, schlechtesten, schlechtester, schlechtestes',
    pay: 'zahlt, zahlen, bezahlt, bezahlen, gezahlt',
    duration:
      'wann, wie lange, wie schnell, wie viele tage, wieviele tage, normalerweise, gewohnlich, ublicherweise, meistens, punktlich',
    active: 'aktiv, aktive, aktiven',
    inactive: 'inaktiv, inaktive, inaktiven, ausgelistet, ausgelistete, eingestellte',
    draft: 'entwurf, entwurfe, entwurfen',
    paid: 'bezahlte rechnungen, bezahlten rechnungen',
    top: 'top',
    count: 'wie viele, wieviele, anzahl',
    sales:
      'umsatz, umsatze, verkaufszahlen, habe ich verkauft, ich verkauft, haben wir verkauft, umgesetzt, eingenommen',
    bestSeller:
      'bestseller, verkaufsschlager, meistverkauft, meistverkaufte, meistverkauften, am besten verkauft, besten verkauft, am meisten verkauft, meisten verkauft, am besten verkaufen, verkauft sich am besten, verkauft sich, verkaufen sich, meistverkauftes, meistverkaufter, bestverkauft, bestverkaufte, bestverkauften, bestverkauftes, lauft am besten, laufen am besten, geht am besten, am haufigsten verkauft, haufigsten verkauft, verkaufsstarkste, verkaufsstarksten, verkaufsstarkstes, topseller, verkaufe ich am besten, verkaufe ich am meisten',
    worstSeller:
      'am schlechtesten verkauft, am wenigsten verkauft, schlechtesten verkauft, wenigsten verkauft, verkauft sich am schlechtesten, verkaufen sich am schlechtesten, lauft am schlechtesten',
    bestBuyer:
      'kauft am meisten, am meisten gekauft, meisten gekauft, bester kunde, besten kunden, beste kunden, grosster kunde, grossten kunden, beste kundin, kauft bei mir am meisten',
    stockValue:
      'lager wert, bestand wert, lagerwert, bestandswert, warenwert, wert meines lagers, wert des lagers, wert meines bestands, wert des bestands, wert ist mein lager, wert ist mein bestand, lagerbestand wert, warenbestand wert, warenlager wert, ware wert, waren wert, wert meines lagerbestands, wert meines warenbestands, wert meines warenlagers, steckt in meinem lager, steckt im lager, lager gebunden',
    file: 'excel, xlsx, csv, tabelle einlesen, datei einlesen, datei importieren, excel datei, exceldatei',
    privacy: 'daten sicher, meine daten, datenschutz, dsgvo, daten geschutzt, wer sieht',
    free: 'kostenlos, gratis, abo, abonnement',
    howMuch:
      'was kostet das, was kostet es, wie viel kostet das, wie viel kostet es, wieviel kostet das, wieviel kostet es, kostet das, kostet es',
    unsold: 'ladenhuter, nie verkauft',
    received:
      'eingegangen, zahlungseingange, zahlungseingang, erhalten, bezahlt worden, reingekommen, hereingekommen, eingekommen',
    days: 'tagen, tage',
    today: 'heute',
    yesterday: 'gestern',
    thisWeek: 'diese woche, dieser woche',
    lastWeek: 'letzte woche, letzter woche, vorige woche',
    thisMonth: 'diesen monat, diesem monat, dieser monat',
    lastMonth: 'letzten monat, letzter monat, letztem monat, vorigen monat, vormonat, letzten monats',
    thisYear: 'dieses jahr, diesem jahr, heuer',
    lastYear: 'letztes jahr, letztem jahr, letzten jahr, vorjahr, voriges jahr, letzten jahres',
    thisQuarter: 'dieses quartal, diesem quartal',
    lastQuarter: 'letztes quartal, letzten quartal, letztem quartal, voriges quartal, vorigen quartal',
    quarter1: 'q1, erstes quartal, ersten quartal',
    quarter2: 'q2, zweites quartal, zweiten quartal',
    quarter3: 'q3, drittes quartal, dritten quartal',
    quarter4: 'q4, viertes quartal, vierten quartal',
    january: 'januar, janner',
    february: 'februar, feber',
    march: 'marz',
    april: 'april',
    may: 'mai',
    june: 'juni',
    july: 'juli',
    august: 'august',
    september: 'september',
    october: 'oktober',
    november: 'november',
    december: 'dezember',
    future:
      'nachstes jahr, nachsten monat, nachste woche, morgen, prognose, vorhersage, zukunft, kommendes jahr, kommenden monat, im nachsten jahr, werde ich',
    about:
      'was kannst du, kannst du, was konnen sie, hilfe, wer bist du, wer sind sie, was bist du, bist du chatgpt, bist du, sind sie ein, wie funktionierst du, hallo, guten tag, guten morgen, danke, moin, servus',
    outside:
      'wetter, witz, gedicht, lied, rezept, nachrichten, fussball, instagram, text fur, politik, prasident, hauptstadt, aktien, borse, bitcoin',
  },
  currencies: {
    EUR: 'euro, euros, eur',
    USD: 'dollar, us dollar, dollars, usd',
    GBP: 'pfund, britische pfund, britisches pfund, pfund sterling, gbp',
    CHF: 'franken, schweizer franken, chf, stutz',
    JPY: 'yen, jpy',
    CNY: 'yuan, renminbi, rmb, cny',
    PLN: 'zloty, pln',
    SEK: 'schwedische kronen, schwedische krone, sek',
    DKK: 'danische kronen, danische krone, dkk',
    NOK: 'norwegische kronen, norwegische krone, nok',
    CZK: 'tschechische kronen, tschechische krone, czk',
    INR: 'rupie, rupien, inr',
    TRY: 'turkische lira, lira',
    CAD: 'kanadische dollar, kanadischer dollar, cad',
    AUD: 'australische dollar, australischer dollar, aud',
    MXN: 'mexikanische peso, mexikanische pesos, mxn',
    HUF: 'forint, huf',
    KRW: 'won, krw',
  },
  numerals: ['ein', 'zwei', 'drei', 'vier', 'funf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwolf'],
  fill: 'summe, gesamtsumme, brauchen, braucht, welchem, seit, bis, gemacht, trotzdem, dennoch, vergangenen, vergangene, ab, etwas, irgendetwas, bald, demnachst, wert, rasch, schnell, konntest, sagen, sag, monat, jahr, woche, biete, bieten, anbieten, der, die, das, den, dem, des, ein, eine, einen, einem, einer, eines, mein, meine, meinen, meinem, meiner, meines, unser, unsere, unseren, ihr, ihre, ich, mir, mich, wir, uns, du, dir, dich, sie, er, es, man, ist, sind, war, waren, bin, hat, habe, haben, hatte, hatten, wird, werden, wurde, kann, kannst, konnte, soll, sollte, sollen, muss, musste, mussen, darf, will, mochte, wollen, was, wer, wem, wen, wie, wo, wann, wofur, wozu, womit, viel, viele, vielen, hoch, tief, gross, klein, lang, bei, beim, mit, von, vom, fur, an, am, im, in, auf, aus, um, zu, zum, zur, ohne, durch, gegen, uber, unter, und, oder, aber, so, als, dass, ob, dann, denn, da, dort, noch, nur, auch, schon, gerade, jetzt, aktuell, derzeit, bitte, mal, eigentlich, genau, ungefahr, etwa, geld, betrag, stuck, stk, pro, je, einzelnen, einzelne, sich, worum, damit, dafur, davon, mehr, nicht, etwas, alle, allem, kostet, jeweils, gib, sag, nenne, ja, nein, ok, gut, sein, namens, macht, mache, steht, stehen, stehe, liegt, wenn, mussten, dazu, ubrig, raus, letzte, letzten, letzter, letztes, hangen, vor',
}
