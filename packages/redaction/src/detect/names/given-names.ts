const names = `
Aaron Abdul Abigail Abraham Achim Ada Adam Adela Adele Adeline Adrian Adriana Adrien Agata Agathe Agnes Agnieszka Ahmed Aidan Aisha Aitana
Alain Alan Alba Albert Alberto Aldo Alejandra Alejandro Aleksandra Alessandra Alessandro Alessia Alex Alexa Alexander Alexandra Alexandre
Alexis Alfie Alfonso Alfred Alfredo Ali Alice Alicia Aline Alison Allan Allison Alma Álvaro Amalia Amanda Amber Amélie Amelia Amina Amy Ana
Anaïs Anastasia Anders Andrea Andreas Andrés André Andrew Andrzej Angel Ángel Angela Ángela Angelika Angelo Anita Anja Anke Ann Anna Anne
Annegret Annette Anneliese Annika Antje Anthony Antoine Anton Antonia Antonio Antonín António Anya April Ariane Arjun Arnaud Arne Arnold Arthur Arturo
Astrid Audrey Aurélie Aurora Axel Ayşe Barbara Bärbel Bartosz Bastian Beata Beate Beatrice Béatrice Beatriz Belén Ben Benedikt Benjamin Benoît Bernadette
Bernard Bernd Bernhard Bert Bertrand Beth Bettina Bianca Birgit Björn Blanca Boris Brandon Brenda Brendan Brian Bridget Brigitte Britta Bruno
Bryan Caleb Camila Camille Carina Carl Carla Carlo Carlos Carmen Carol Carole Carolin Caroline Carolina Carolyn Carsten Casper Caterina Catherine Cathy
Cecilia Cécile Cédric Celia Céline Cem Chantal Charles Charlotte Chiara Chloe Chloé Chris Christa Christel Christelle Christian Christiane Christina Christine
Christoph Christophe Christopher Ciara Cindy Claire Clara Clarissa Claude Claudia Claudine Claudio Claus Clemens Clément Clémence Colette Colin Concepción Connor
Conrad Constance Constanze Corinna Corinne Cornelia Craig Cristian Cristina Cynthia Cyril Dagmar Damian Damien Dana Daniel Daniela Danielle Daniele Dario
Darren David Dawid Deborah Debra Delphine Denis Denise Dennis Derek Detlef Diana Diane Didier Diego Dieter Dimitri Dirk Dolores Dominic Dominik
Dominique Donald Donna Dora Doris Dorothea Dorothy Douglas Duncan Dylan Eberhard Edgar Edith Eduardo Edward Edwin Eileen Elaine Elena Eleanor Eleonora Elias
Elif Elisa Elisabeth Elise Elizabeth Elke Ella Ellen Elliot Elodie Élodie Elsa Elvira Emil Emilia Emily Emilie Émilie Emilio Emma Emmanuel Emmanuelle Enrico Enrique
Eric Erica Erich Erik Erika Ernesto Ernst Erwin Esteban Esther Ethan Étienne Eugene Eugenia Eva Evelyn Evie Ewa Fabian Fabienne Fabio Fabrice Fanny Fatima Federica Federico Felicia
Felicity Felipe Félix Felix Ferdinand Fernanda Fernando Filip Fiona Flavia Florence Florian Fran Frances Francesca Francesco Francis Francisca Francisco Franck François Françoise
Frank Franz Franziska Fraser Fred Frédéric Frédérique Frederick Freya Frieda Friedrich Fritz Gabriel Gabriela Gabriele Gabrielle Gareth Gary Gavin Gaëlle Gemma Geneviève Geoffrey Georg George Georges Georgia
Georgina Gérard Gerald Geraldine Gerd Gerhard Gerda Gertrud Ghislaine Giacomo Gianluca Gilbert Gilles Gina Giorgio Giovanna Giovanni Gisela Giulia Giuseppe Gloria Gonzalo Gordon Grace Graham
Graziella Greg Gregor Grégory Gregory Greta Grzegorz Guido Guillaume Guillermo Gunnar Günter Günther Gustav Guy Gwen Hanna Hannah Hannelore Hanne Hans Harald Harold Harriet Harry Hartmut Harvey Hassan Hazel
Heather Hector Héctor Hedwig Heidi Heike Heiko Heinrich Heinz Helen Helena Helene Hélène Helga Helmut Hendrik Henri Henriette Henrik Henry Herbert Hermann Hervé Hilda Hilde Holger Holly Horst Howard Hubert Hugh Hugo
Hülya Iain Ian Ibrahim Ida Ignacio Igor Ilse Imogen Imran Ines Inés Inga Inge Ingeborg Ingo Ingrid Inmaculada Irene Irina Iris Irma Isaac Isabel Isabell Isabella Isabelle Isla Ismael Ivan Iván Ivana Jack Jackie Jacob Jacqueline Jacques
Jade Jaime Jake Jakob Jakub James Jamie Jan Jana Jane Janet Janice Janina Janine Jannik Jaroslav Jasmin Jason Javier Jean Jeanette Jeanne Jeannine Jeff Jeffrey Jennifer Jenny Jens Jeremy Jérôme Jessica Jesús Jill Jim Joachim Joan Joana João Joanna Joanne
Joaquín Jochen Joe Joel Joëlle Johan Johann Johanna Johannes John Johnny Jonas Jonathan Jorge José Joseph Josef Josefa Joshua Josephine Joyce Juan Juana Judith Judy Julia Julian Juliana Julie Julien Juliette Julio Julius Jürgen Justin Justine Jutta Kai
Karen Karim Karin Karina Karl Karla Karolina Karsten Kasia Katarina Katarzyna Kate Katharina Katherine Kathleen Kathrin Kathryn Katie Katja Katrin Kay Keith Kelly Kenneth Kerstin Kevin Khalid Kim Kirsten Klara Klaus Konrad Konstantin Kristian Kristin Kristina Krystyna
Krzysztof Kurt Kyle Lara Larry Lars Laura Laure Laurence Laurent Lauren Lea Léa Leah Leila Lena Leo Léo Leon Leonard Leonardo Leonie Leonor Leopold Leslie Liam Lidia Lieselotte Lila Lilian Lily Lina Linda Linus Lisa Lise Lizzie Lothar Lotte Louis Louisa Louise Luca Lucas
Lucia Lucía Lucie Lucy Ludovic Ludwig Luigi Luis Luisa Luise Lukas Łukasz Luke Lutz Lydia Lydie Lynn Mabel Maciej Madeleine Magali Magda Magdalena Maike Maja Małgorzata Malcolm Malika Malte Manfred Manon Manuel Manuela Marc Marcel Marcela Marcin Marco Marcos Marcus Mareike Margaret Margarete Margarita Margaux
Margit Margot Marguerite María Maria Marian Mariana Marianne Marie Marija Marina Mario Marion Marisa Marisol Mariusz Marlene Markus Marta Martha Marthe Martin Martín Martina Martine Marvin Mary Maryam Mateo Mathias Mathieu Mathilde Mathis Matteo Matthew Matthias Matthieu Maureen Maurice Mauricio Maurizio Max
Maxime Maximilian Megan Mehmet Melanie Mélanie Melissa Mercedes Meredith Michael Michaela Michał Michel Michela Michele Michèle Michelle Miguel Mike Mila Milan Milena Mira Miranda Mireille Miriam Mohamed Mohammed Moira Molly Monica Mónica Monika Monique Montserrat Moritz Morgan Muhammad Murat Muriel Myriam
Nadia Nadine Nadja Naomi Natalia Natalie Nathalie Nathan Neil Nele Nelly Neus Niamh Nicholas Nick Nicola Nicolas Nicolás Nicole Niels Nigel Nikita Niklas Nikolaus Nils Nina Noah Noel Noelia Noémie Nora Norbert Norman Nuria Octavio Odile Olaf Ole Olga Oliver Olivia Olivier Omar Orla Oscar Óscar Oskar Oswald
Otto Owen Pablo Paloma Pamela Paola Paolo Pascal Pascale Patricia Patrice Patrick Patrizia Paul Paula Paulina Pauline Paulo Paweł Pedro Peggy Penelope Per Peter Petra Phil Philip Philipp Philippa Philippe Phoebe Pia Piero Pierre Pieter Pietro Pilar Piotr Poppy Priya Quentin Rachel Rafael Rafał Raimund Rainer
Ralf Ralph Ramón Ramona Raphael Raphaël Raquel Rashid Raúl Raymond Rebecca Régine Regina Régis Reinhard Renata Renate Renaud René Renée Ricarda Ricardo Riccardo Richard Rita Robert Roberta Roberto Robin Rocío Rodrigo Roger Roland Rolf Roman Romain Romane Ronald Rosa Rosalie Rosario Rosemarie Rosemary Ross Rowan
Roy Ruben Rubén Rudolf Rupert Russell Ruth Ryan Sabine Sabrina Salma Salvador Sally Sam Samantha Samira Samuel Sandra Sandrine Sandro Sara Sarah Sascha Saskia Scott Sean Sébastien Sebastian Sebastián Selma Serge Sergio Severin Shannon Sharon Shaun Sheila Shirley Siegfried Sigrid Silke Silvia Silvio Simon Simona Simone Siobhán
Sofia Sofía Sofie Solène Sonia Sonja Sophia Sophie Stacey Stanisław Stefan Stefanie Stefano Steffen Stella Stephan Stéphane Stéphanie Stephanie Stephen Steve Steven Stuart Sue Susan Susana Susanne Suzanne Svenja Swen Sven Sylvain Sylvia Sylvie Tamara Tania Tanja Tara Tatiana Teresa Thea Thekla Theo Théo Theodor Theresa
Thérèse Thibault Thierry Thomas Thorsten Tiago Tilman Tim Timo Timothy Tina Tobias Todd Tom Tomás Tomasz Tommaso Toni Tony Torsten Tracy Trevor Tristan Udo Ulrich Ulrike Ulla Ursula Uta Ute Uwe Valentin Valentina Valentine Valérie Valeria Vanessa Vera Verena Veronica Véronique Verónica Vicente Victor Víctor Victoria Viktor Viktoria
Vincent Vincenzo Violeta Virginia Virginie Vivian Viviane Vladimir Volker Walter Wanda Wayne Wendy Werner Wiebke Wiktor Wilfried Wilhelm William Winfried Wojciech Wolfgang Xavier Ximena Yannick Yasmin Yasmine Yolanda Yousef Yusuf Yves Yvette Yvonne Zachary Zainab Zara Zoe Zoé Zofia
`

/** Given names of the languages that documents come in most. Those that are everyday words too (Will, May, Mark) are left out. */
export const givenNames: ReadonlySet<string> = new Set(names.trim().split(/\s+/u))
