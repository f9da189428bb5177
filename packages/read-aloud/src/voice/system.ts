/** The systems that students read on. */
export type System = 'windows' | 'chromeos' | 'android' | 'ios' | 'macos' | 'other';

/** The system that a browser says it runs on. An iPad calls itself a Mac, and is touched. */
export function systemOf(userAgent: string, touchPoints: number): System {
  if (/CrOS/.test(userAgent)) return 'chromeos';
  if (/Android/.test(userAgent)) return 'android';
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios';
  if (/Mac/.test(userAgent)) return touchPoints > 1 ? 'ios' : 'macos';
  return /Windows/.test(userAgent) ? 'windows' : 'other';
}

/** How a Swedish voice comes onto the device: one sentence a system. */
export const voiceAdvice: Readonly<Record<System, string>> = {
  windows:
    'I Windows lägger du till en svensk röst under Inställningar → Tid och språk → Tal → Lägg till röster, och startar sedan om webbläsaren.',
  chromeos:
    'I ChromeOS lägger du till en svensk röst under Inställningar → Tillgänglighet → Text till tal → Röstinställningar för text till tal.',
  android:
    'I Android hämtar du en svensk röst under Inställningar → Tillgänglighet → Utdata för text-till-tal → kugghjulet → Installera röstdata.',
  ios: 'På iPhone och iPad hämtar du en svensk röst under Inställningar → Hjälpmedel → Talat innehåll → Röster → Svenska.',
  macos:
    'På en Mac hämtar du en svensk röst under Systeminställningar → Hjälpmedel → Talat innehåll → Systemröst → Hantera röster.',
  other:
    'Sök efter text till tal i enhetens inställningar och lägg till en svensk röst; på Linux heter programmen speech-dispatcher och espeak-ng.',
};
