// @generated from openapi.yaml and registry.yaml by npm run codegen

import { validateLeadId, validateLeadMerged } from './components.js';
import { joined, mostErrors } from './runtime.js';

function validateLeadsMergeArguments(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){
if(data.primaryId === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "primaryId"},message:"must have required property '"+"primaryId"+"'"});errors++;}
if(data.duplicateId === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "duplicateId"},message:"must have required property '"+"duplicateId"+"'"});errors++;}
const key0Most = errors + mostErrors;
for(const key0 in data){if(errors >= key0Most) break;if(!((key0 === "primaryId") || (key0 === "duplicateId"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.primaryId !== undefined){if(!(validateLeadId(data.primaryId, {instancePath:instancePath+"/primaryId",parentData:data,parentDataProperty:"primaryId",rootData,dynamicAnchors}))){vErrors = joined(vErrors, validateLeadId.errors);errors = vErrors.length;}}
if(data.duplicateId !== undefined){if(!(validateLeadId(data.duplicateId, {instancePath:instancePath+"/duplicateId",parentData:data,parentDataProperty:"duplicateId",rootData,dynamicAnchors}))){vErrors = joined(vErrors, validateLeadId.errors);errors = vErrors.length;}}}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}validateLeadsMergeArguments.errors = vErrors;return errors === 0;}
validateLeadsMergeArguments.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export {
  validateLeadsMergeArguments as args,
  validateLeadMerged as value,
};
