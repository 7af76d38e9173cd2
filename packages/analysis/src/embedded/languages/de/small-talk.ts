/** What people say while they think. */
export const smallTalk = `
äh ähm hm mhm ja nein also genau halt eben mal okay ok gut naja na doch sag sagen sagt glaube glauben denke eigentlich vielleicht
irgendwie irgendwas sache sachen bisschen danke bitte gucken schauen gehen machen`
